import { setTimeout as pause } from "node:timers/promises";
import { withOwnConnection } from "@/lib/backend/kernel/database/connect";

const end = "end of the test";

/** The tags that the processes which keep pages are told while `work` is done, sorted; as often as they are told. */
export async function toldWhile(work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  await withOwnConnection(async ({ sql }) => {
    const { unlisten } = await sql.listen("dezen_pages", (tag) => heard.push(tag));
    await work();
    await sql.notify("dezen_pages", end);
    while (!heard.includes(end)) await pause(5);
    await unlisten();
  });
  return heard.filter((said) => said !== end).sort();
}
