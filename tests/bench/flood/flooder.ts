import { flood } from "@/tests/support/flood/request";

/** What a flood is made of: the client's address as a proxy names it, the server, and what is asked of it, all at once. */
export type Asked = { client: string; url: string; paths: string[] };

// A program of its own. It sends each flood that it is told of and tells when all answers have come.
process.on("message", async ({ client, url, paths }: Asked) => {
  await flood(client, url, paths.length, (number) => paths[number] ?? "").answers;
  process.send?.("answered");
});
process.send?.("ready");
