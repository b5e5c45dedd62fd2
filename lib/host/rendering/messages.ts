import type { FrontProcess } from "@/lib/runtime/front-process";

/** What the front process tells a render worker over Node's channel between parent and child. */
export type ToWorker =
  | { kind: "start"; socket: string; front: FrontProcess }
  /** Pages are outdated. @param number how many times until now, @param tags what has changed; `null`: everything */
  | { kind: "purge"; number: number; tags: readonly string[] | null }
  /** To be answered with `alive`. */
  | { kind: "ping" }
  /** Answer what is under way, then end. */
  | { kind: "stop" };

/** What a render worker tells the front process. */
export type FromWorker =
  | { kind: "ready" }
  /** @param bytes of memory that the process holds (resident set) */
  | { kind: "alive"; bytes: number };
