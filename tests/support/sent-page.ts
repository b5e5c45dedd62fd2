import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** A file as a browser gets it: the bytes that were sent, how many, and what is in them. */
export type Body = { bytes: Buffer; sent: number; text: string };

const readers = { gzip: gunzipSync, br: brotliDecompressSync };

/** Asks for a page or file in one encoding. @param cookie of a visitor @throws Error when it is not there */
export function encoded(url: string, encoding: keyof typeof readers, cookie = ""): Promise<Body> {
  const headers = { accept: "text/html,*/*;q=0.8", "accept-encoding": encoding, cookie };
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} answers ${answer.statusCode}`));
        const bytes = Buffer.concat(parts);
        const coding = answer.headers["content-encoding"];
        const plain = coding === "br" || coding === "gzip" ? readers[coding](bytes) : bytes;
        resolve({ bytes, sent: bytes.length, text: plain.toString("utf8") });
      });
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** Asks for a file with gzip. @throws Error when it is not there */
export const gzipped = (url: string): Promise<Body> => encoded(url, "gzip");

/** A page with its files. `markup`: its HTML without scripts; `styles`: files it cannot be painted without; `early`: hints to fetch letters or styles. */
export type SentPage = {
  html: Body;
  markup: string;
  styles: Body[];
  early: string[];
  fonts: Body[];
  pictures: string[];
};

/** Reads a page twice, as a kept page is compressed after its first visit, and then its styles and letters; the HTML in Brotli, as every
 * browser does. @param cookie of a visitor */
export async function readPage(url: string, cookie = ""): Promise<SentPage> {
  await encoded(url, "br", cookie);
  const html = await encoded(url, "br", cookie);
  const markup = html.text.replace(/<script\b.*?<\/script>/gs, "");
  const read = (links: string[]) =>
    Promise.all(
      links.map((link) => gzipped(new URL(/href="([^"]+)"/.exec(link)?.[1]?.replaceAll("&amp;", "&") ?? "", url).href)),
    );
  const links = markup.match(/<link\b[^>]*>/g) ?? [];
  // A style sheet that stands in the page is switched off as a file.
  const sheets = links.filter((link) => link.includes('rel="stylesheet"') && !link.includes("disabled"));
  const styles = await read(sheets);
  const letters = [html, ...styles].flatMap(({ text }) => text.match(/media\/[\w.-]+\.woff2/g) ?? []);
  return {
    html,
    markup,
    styles,
    early: links.filter((link) => /as="(?:font|style)"/.test(link)),
    fonts: await Promise.all(
      [...new Set(letters)].map((name) => gzipped(`${new URL(url).origin}/_next/static/${name}`)),
    ),
    pictures: markup.match(/<img\b[^>]*>/g) ?? [],
  };
}
