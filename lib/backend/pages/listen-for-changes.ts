import type postgres from "postgres";
import { listenOn } from "@/lib/backend/kernel/database/listen";
import { readChanges } from "@/lib/backend/pages/change-log";
import { movedAlternatives } from "@/lib/backend/pages/moved-alternatives";
import { forgetOffers, movedOffers } from "@/lib/backend/pages/moved-offers";
import { isRivalsTag, pageTags, parseOfferTag, parseRivalTag } from "@/lib/domain/page-tags";
import { purgePages } from "@/lib/runtime/cached-pages";
import { pageHistory, reachPosition, setPageHistory } from "@/lib/runtime/page-history";
import { processWide } from "@/lib/runtime/process-wide";
import { onStop } from "@/lib/runtime/stop-tasks";
import { log } from "@/lib/telemetry/log";

const listening = processWide<Promise<void> | undefined>("page changes", () => undefined);

/** The channel on which the triggers notify (migration 0019). */
const channel = "dezen_pages";

/** A large change comes in thousands of notifications: they are collected for so long, ms, and pages purged once. */
const collectedFor = 50;

let waiting = new Set<string>();
/** When the first of them was heard of, ms since 1970; 0: it was missed, and may be old. */
let waitingSince = Number.POSITIVE_INFINITY;

/** Sizes with a changed tyre of which it is not known yet whether they are offered for something else now. */
let changedOffers = new Set<string>();
/** Tyres of which it is not known yet on whose pages they are shown as an alternative now. */
let changedRivals = new Set<number>();
/** When the first of both was heard of, as `waitingSince`. */
let movingSince = Number.POSITIVE_INFINITY;
/** May changes have been missed? */
let missed = false;
let searching = false;

/** A position, as it goes through the channel: whoever hears it has heard of all changes below it, since they come in the order of their
 * commits. */
const writtenPosition = /^position-(\d+)$/;
/** The last position that was heard while nothing was missed. */
let heard: number | undefined;
let caughtUp = false;

/** Searches for moved offers and alternatives, one search at a time; what changes meanwhile is searched together by the next one. */
async function searchMoved(): Promise<void> {
  if (searching) return;
  searching = true;
  while (missed || changedOffers.size + changedRivals.size > 0 || heard !== undefined) {
    const position = heard;
    heard = undefined;
    if (missed) forgetOffers();
    missed = false;
    const [offers, rivals, since] = [[...changedOffers], [...changedRivals], movingSince];
    changedOffers = new Set();
    changedRivals = new Set();
    movingSince = Number.POSITIVE_INFINITY;
    for (const moved of [await movedOffers(offers), await movedAlternatives(rivals)])
      if (moved === null || moved.length > 0) purgePages(moved, since);
    if (position !== undefined) reachPosition(position);
  }
  searching = false;
}

function purgeAll(): void {
  purgePages(null);
  missed = true;
  void searchMoved();
}

function purgeCollected(): void {
  const [said, since] = [[...waiting], waitingSince];
  waiting = new Set();
  waitingSince = Number.POSITIVE_INFINITY;
  const tags = said.filter((one) => !writtenPosition.test(one));
  if (tags.includes("all")) purgeAll();
  const plain = tags.filter((tag) => !parseOfferTag(tag) && !isRivalsTag(tag) && parseRivalTag(tag) === null);
  if (plain.length > 0) purgePages(plain, since);
  for (const tag of tags) {
    if (parseOfferTag(tag)) changedOffers.add(tag);
    const rival = parseRivalTag(tag);
    if (rival !== null) changedRivals.add(rival);
  }
  if (changedOffers.size + changedRivals.size > 0) movingSince = Math.min(movingSince, since);
  const positions = said.flatMap((one) => Number(writtenPosition.exec(one)?.[1] ?? []));
  if (caughtUp && positions.length > 0) heard = Math.max(...positions);
  void searchMoved();
}

function notified(tag: string): void {
  if (waiting.size === 0) setTimeout(purgeCollected, collectedFor);
  waiting.add(tag);
  waitingSince = Math.min(waitingSince, caughtUp ? Date.now() : 0);
}

/** Of a process that begins nothing is known about sizes: each that has changed counts as offered for something else. */
function withOffers(changed: Map<string, number>): Map<string, number> {
  const offers = [...changed].flatMap(([tag, number]) => (parseOfferTag(tag) ? number : []));
  return offers.length === 0 ? changed : changed.set(pageTags.offers, Math.max(...offers));
}

/** Outdates what has changed since this process last listened; everything where that cannot be known. */
async function catchUp(sql: postgres.Sql): Promise<void> {
  const before = pageHistory();
  const since = before && (await readChanges(sql, before.position));
  if (before && since?.log === before.log && since.position >= before.position) {
    for (const [tag, number] of since.changed) if (number >= before.position) notified(tag);
    notified(`position-${since.position}`);
  } else {
    purgeAll();
    const all = await readChanges(sql, 0);
    setPageHistory({ ...all, changed: withOffers(all.changed) });
  }
}

/** It is listened, perhaps again. */
async function begun(sql: postgres.Sql): Promise<void> {
  caughtUp = false;
  await catchUp(sql).catch((error: unknown) => {
    log().warn({ error }, "The log of changes cannot be read: every page counts as changed.");
    setPageHistory(undefined);
    purgeAll();
  });
  caughtUp = true;
}

const beat = (sql: postgres.Sql) =>
  sql`select pg_notify(${channel}, 'position-' || pg_snapshot_xmin(pg_current_snapshot()))`;

/**
 * Outdates cached pages whenever their data changes, whichever process changed it; what was missed is read from the log.
 * @returns when it is listening
 */
export function listenForPageChanges(): Promise<void> {
  const listens =
    listening.get() ??
    new Promise<void>((resolve) => {
      const stopping = new AbortController();
      const listener = { notified, begun: (sql: postgres.Sql) => begun(sql).then(resolve), beat };
      const ended = listenOn(channel, listener, stopping.signal);
      onStop(() => {
        stopping.abort();
        return ended;
      });
    });
  listening.set(listens);
  return listens;
}
