import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { photographJpeg } from "@/tests/support/photographs";

const mebibyte = 1024 * 1024;

/** What the host does to whoever asks. */
export const ways = ["photo", "liar", "private", "inward", "large", "endless", "bomb", "missing", "loop"] as const;

/** What is to come of it: a kept picture, or why there is none. */
export const expected: Record<(typeof ways)[number] | "slow", string> = {
  photo: "kept",
  liar: "not_a_picture",
  private: "private_address",
  inward: "private_address",
  large: "too_large",
  endless: "too_large",
  bomb: "picture_too_large",
  missing: "not_found",
  loop: "bad_answer",
  slow: "too_slow",
};

/** Sends zeros for as long as somebody reads. @returns the bytes that were sent */
async function pour(response: ServerResponse, bytes: number): Promise<number> {
  const gone = once(response, "close");
  let sent = 0;
  for (; sent < bytes && !response.destroyed; sent += mebibyte)
    if (!response.write(Buffer.alloc(mebibyte, 255))) await Promise.race([once(response, "drain"), gone]);
  response.end();
  return sent;
}

/** A picture host that keeps to nothing. `answers`: how often it was asked for each; `poured`: the most bytes that one answer got rid of. */
export async function hostileHost() {
  const photo = await photographJpeg(1, 800, 600);
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const seen = { answers: {} as Record<string, number>, poured: 0 };
  const whole = 40 * mebibyte;
  const does: Record<string, (response: ServerResponse) => void> = {
    photo: (response) => response.writeHead(200, { "content-type": "text/html" }).end(photo),
    liar: (response) => response.writeHead(200, { "content-type": "image/jpeg" }).end("<html>No picture</html>"),
    private: (response) => response.writeHead(302, { location: "http://10.0.0.1/photo" }).end(),
    inward: (response) => response.writeHead(302, { location: "http://inside.example/photo" }).end(),
    loop: (response) => response.writeHead(302, { location: "/loop/0" }).end(),
    missing: (response) => response.writeHead(404).end(),
    bomb: (response) => response.end(bomb),
    large: (response) => void pour(response.writeHead(200, { "content-length": whole }), whole),
    endless: async (response) => {
      seen.poured = Math.max(seen.poured, await pour(response.writeHead(200), whole));
    },
    slow: () => {},
  };
  const server = createServer((request, response) => {
    response.on("error", () => {}); // whoever asked has heard enough
    const way = String(request.url).split("/")[1] ?? "";
    seen.answers[way] = (seen.answers[way] ?? 0) + 1;
    does[way]?.(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    seen,
    /** @param host any name: all stand for this machine */
    at: (host: string, way: string, number: number) => `http://${host}.example:${port}/${way}/${number}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
