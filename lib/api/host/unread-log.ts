import { LRUCache } from "lru-cache";
import type { Unread } from "@/lib/api/host/unreadable";
import type { Name } from "@/lib/contract/contract";
import { log } from "@/lib/telemetry/log";

/** What has been logged already; a host that is wrong is wrong at every request. */
const reported = new LRUCache<string, true>({ max: 1000 });

/** Logs what could not be read of a call's answer: call, field, what was expected and what came. Each once in a process. */
export function reportUnread(name: Name, unread: readonly Unread[]): void {
  for (const { field, expected, received } of unread) {
    const place = field.replace(/\[\d+\]/g, "[]");
    const key = `${name} ${place} ${expected}`;
    if (reported.has(key)) continue;
    reported.set(key, true);
    log().error(
      { call: name, field: place, expected, received },
      "An answer of the back end cannot be read as a whole.",
    );
  }
}

/** Forgets what has been logged; for tests. */
export function forgetUnread(): void {
  reported.clear();
}
