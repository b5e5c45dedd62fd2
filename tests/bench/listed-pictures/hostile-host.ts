import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { photographJpeg } from "@/tests/support/photographs";

/**
 * The program of a picture host that keeps to nothing: in a process of its own, for no host of pictures runs inside the shop. It tells its
 * port, and on any word what it has seen.
 */
const mebibyte = 1024 * 1024;
const whole = 40 * mebibyte;
const seen = { poured: 0 };

/** Sends zeros for as long as somebody reads. @returns the bytes that were sent */
async function pour(response: ServerResponse, bytes: number): Promise<number> {
  const gone = once(response, "close");
  let sent = 0;
  for (; sent < bytes && !response.destroyed; sent += mebibyte)
    if (!response.write(Buffer.alloc(mebibyte, 255))) await Promise.race([once(response, "drain"), gone]);
  response.end();
  return sent;
}

const photograph = await photographJpeg(1, 1200, 900);

/** A photograph that is nobody else's: a comment behind the first mark of the file makes it another one. */
function photo(number: string): Buffer {
  const comment = Buffer.from(number.padStart(12));
  const mark = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([photograph.subarray(0, 2), mark, comment, photograph.subarray(2)]);
}

const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "#fff" } })
  .png()
  .toBuffer();

const does: Record<string, (response: ServerResponse, number: string) => void> = {
  photo: (response, number) => response.writeHead(200, { "content-type": "text/html" }).end(photo(number)),
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
  const [, way = "", number = ""] = String(request.url).split("/");
  does[way]?.(response, number);
});
setPriority(constants.priority.PRIORITY_LOW); // it stands for machines elsewhere
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("message", () => process.send?.(seen));
