import { request } from "node:http";
import { gunzipSync } from "node:zlib";

/** A file as a browser gets it: how many bytes were sent, and what is in them. */
export type Body = { sent: number; text: string };

/** Asks for a file with gzip. @throws Error when it is not there */
export function gzipped(url: string): Promise<Body> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { "accept-encoding": "gzip" } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} answers ${answer.statusCode}`));
        const body = Buffer.concat(parts);
        const plain = answer.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
        resolve({ sent: body.length, text: plain.toString("utf8") });
      });
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** A page with the files it cannot be painted without. `markup` is its HTML without scripts. */
export type SentPage = { html: Body; markup: string; styles: Body[]; fonts: Body[]; pictures: string[] };

/** Reads a page twice, as a kept page is compressed after its first visit, and then its styles and letters. */
export async function readPage(url: string): Promise<SentPage> {
  await gzipped(url);
  const html = await gzipped(url);
  const markup = html.text.replace(/<script\b.*?<\/script>/gs, "");
  const read = (links: string[]) =>
    Promise.all(
      links.map((link) => gzipped(new URL(/href="([^"]+)"/.exec(link)?.[1]?.replaceAll("&amp;", "&") ?? "", url).href)),
    );
  const links = markup.match(/<link\b[^>]*>/g) ?? [];
  return {
    html,
    markup,
    styles: await read(links.filter((link) => link.includes('rel="stylesheet"'))),
    fonts: await read(links.filter((link) => link.includes('as="font"'))),
    pictures: markup.match(/<img\b[^>]*>/g) ?? [],
  };
}
