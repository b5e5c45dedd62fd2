import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";

/** The mails of a kind that were written for a member of the staff. */
export async function staffMails(address: string, kind: "invitation" | "again" | "device") {
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: false })
    .map(String)
    .filter((name) => name.startsWith(`staff-${kind}-`) && name.endsWith(".eml"));
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter(({ to }) => to?.[0]?.address === address);
}
