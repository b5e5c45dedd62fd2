import { disconnect } from "@/lib/backend/kernel/database/connect";
import { handle } from "@/lib/backend/server";

/** Reads one feed of the database named by `DATABASE_URL` to its end and prints what it took, as JSON. */
const name = process.argv[2];
const answer = await handle(new Request(`http://shop.example/api/v1/feeds/${name}`));
if (!answer.ok || !answer.body) throw new Error(`The feed ${name} answered ${answer.status}.`);
const before = process.memoryUsage.rss();
const started = performance.now();
let bytes = 0;
let peak = before;
for await (const piece of answer.body) {
  bytes += piece.byteLength;
  peak = Math.max(peak, process.memoryUsage.rss());
}
console.info(JSON.stringify({ ms: performance.now() - started, bytes, grown: peak - before }));
await disconnect();
