import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { encodingFor, hasAlready } from "./page-cache/send-page";
import { securityHeaders } from "./security/security-headers";
import { files as fileRoute } from "./telemetry/route-patterns";
import { servedBy } from "./telemetry/served-by";
import type { RequestHandler } from "./web-server";

type StaticFile = { type: string; etag: string; br: Buffer; gzip: Buffer };

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** The build's scripts and styles by their addresses, as `compressFiles` has written them; none without it. */
function readFiles(build: string): Map<string, StaticFile> {
  const folder = join(build, "compressed");
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return new Map(
    names
      .filter((name) => name.endsWith(".br"))
      .map((name) => {
        const file = name.slice(0, -".br".length);
        const br = readFileSync(join(folder, name));
        const gzip = readFileSync(join(folder, `${file}.gz`));
        const etag = createHash("sha256").update(br).digest("base64url").slice(0, 22);
        return [`/_next/static/${file.replaceAll("\\", "/")}`, { type: types[extname(file)] ?? "", etag, br, gzip }];
      }),
  );
}

/**
 * Sends a build's scripts and styles from memory, compressed at the build: smaller than Next, which compresses at each
 * request. A browser caches them for good, since a file's name changes with its content.
 * @param build folder of the build, @param publicUrl decides what browsers are told about https
 * @param next answers everything else: unknown names, parts of files, clients that take neither brotli nor gzip
 */
export function staticFiles(build: string, publicUrl: string, next: RequestHandler): RequestHandler {
  const files = readFiles(build);
  const safe = securityHeaders(publicUrl, "/_next/static/").flat();
  return async (request, response) => {
    const { method, url = "", headers } = request;
    const query = url.indexOf("?");
    const file = files.get(query < 0 ? url : url.slice(0, query));
    const encoding = encodingFor(headers["accept-encoding"]);
    if (!file || encoding === "identity" || headers.range || (method !== "GET" && method !== "HEAD")) {
      return next(request, response);
    }
    const served = servedBy(response);
    served.route = fileRoute;
    const said = [...safe, "X-Request-Id", served.id, "Cache-Control", "public, max-age=31536000, immutable"];
    said.push("Vary", "Accept-Encoding", "ETag", `"${file.etag}-${encoding}"`);
    if (hasAlready(file.etag, headers["if-none-match"])) {
      response.writeHead(304, said).end();
      return;
    }
    const body = file[encoding];
    said.push("Content-Type", file.type, "Content-Encoding", encoding, "Content-Length", String(body.length));
    response.writeHead(200, said).end(method === "HEAD" ? undefined : body);
  };
}
