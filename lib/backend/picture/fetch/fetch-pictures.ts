import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Job } from "@/lib/backend/jobs/job";
import { database } from "@/lib/backend/kernel/database/connect";
import { pictureSource } from "@/lib/backend/kernel/database/schema/picture";
import { publicWeb } from "@/lib/backend/kernel/public-fetch";
import type { PictureNetwork } from "@/lib/backend/picture/fetch/fetch-picture";
import { fetchPicturesKind } from "@/lib/backend/picture/fetch/fetch-pictures-kind";
import { isDue, nextSource, takeSource } from "@/lib/backend/picture/fetch/take-source";
import { runApart } from "@/lib/runtime/run-apart";

/** How many are fetched from one host at the same time, and how many from all together. */
const ofHost = 2;
const ofAll = 8;
/** A host that fails so often one after the other rests until the next turn. */
const patience = 3;
/** A turn begins nothing new after this, ms: other work waits for the worker too. */
const turnMs = 60_000;
/** One picture takes with its redirects at most, ms. */
const pictureMs = 20_000;
/** When hosts that rested are asked again, ms. */
const restMs = 5 * 60_000;

const ofTheHost = new Set<unknown>(["too_slow", "unreachable"]);

/** So many pieces of work at once; the others wait in the order they came. */
function places(free: number) {
  let left = free;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (left > 0) left -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else left += 1;
    }
  };
}

/**
 * Fetches what is due: two at a time from each host, so that a slow one holds up nobody else, for a minute at most.
 * @returns `done`: nothing is left; `rest`: only of hosts that do not answer; `more`: there was no time for all
 */
export async function fetchDue(network: PictureNetwork): Promise<"done" | "rest" | "more"> {
  const end = performance.now() + turnMs;
  const inPlace = places(ofAll);
  const hosts = await database().selectDistinct({ host: pictureSource.host }).from(pictureSource).where(isDue);
  const outcomes = await Promise.all(
    hosts.map(async ({ host }) => {
      let failures = 0;
      const lane = async (): Promise<"done" | "rest" | "more"> => {
        while (failures < patience) {
          if (performance.now() > end) return "more";
          const problem = await inPlace(async () => {
            const source = await nextSource(host, new Date());
            return source ? takeSource(source, network, new Date()) : "none";
          });
          if (problem === "none") return "done";
          failures = ofTheHost.has(problem) ? failures + 1 : 0;
        }
        return "rest";
      };
      return Promise.all(Array.from({ length: ofHost }, lane));
    }),
  );
  const all = outcomes.flat();
  return (["more", "rest"] as const).find((outcome) => all.includes(outcome)) ?? "done";
}

/** Fetches what is due for one turn, and queues the next one where something is left. */
export async function fetchTurn(): Promise<void> {
  const outcome = await fetchDue({ ...publicWeb, timeout: pictureMs });
  if (outcome === "done") return;
  const at = outcome === "rest" ? new Date(Date.now() + restMs) : null;
  await enqueue(database(), fetchPicturesKind, {}, fetchPicturesKind.task, at);
}

/** Fetches the pictures that lists have named, a minute at a time, in a process of its own: megabytes from strangers never reach the shop's. */
export const fetchPictures: Job = {
  task: fetchPicturesKind.task,
  run: async () => {
    if (!(await runApart("lib/backend/picture/fetch/fetch-cli.ts")))
      throw new Error("The fetching of pictures has died.");
  },
};
