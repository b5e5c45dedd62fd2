import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { allMailDone } from "@/tests/support/account-scene";

/** The mails in the outbox whose file begins with `start`, once every queued mail has been dealt with. */
export async function outboxMails(start: string) {
  await allMailDone();
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  const names = readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith(".eml"));
  return Promise.all(names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

/** Plain blanks and line ends, for comparing with what is written in a test. */
export const plainText = (text: string | undefined) =>
  (text ?? "").replace(/[\u00a0\u202f]/g, " ").replace(/\r\n/g, "\n");
