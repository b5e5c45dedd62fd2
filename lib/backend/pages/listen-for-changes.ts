import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { listenOn } from "@/lib/backend/kernel/database/listen";
import { readChanges } from "@/lib/backend/pages/change-log";
import { Changed } from "@/lib/backend/pages/changed";
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

/** A large change comes in thousands of notifications: they are collected for so long, ms, before pages are purged. */
const collectedFor = 50;

/** So many of them are purged in a turn, and requests answered before the next: a list of 50,000 tyres would hold them up for 100 ms. */
const atOnce = 5_000;
/** The next turn begins so much later, ms, about as long as one takes: an order, which waits for the database twenty times, would wait for a turn each time. */
const turnRest = 10;

const waiting = new Changed<string>();
/** Sizes with a changed tyre of which it is not known yet whether they are offered for something else now. */
const changedOffers = new Changed<string>();
/** Tyres of which it is not known yet on whose pages they are shown as an alternative now. */
const changedRivals = new Changed<number>();
/** May changes have been missed? */
let missed = false;
let searching = false;

/** A position, as it goes through the channel: whoever hears it has heard of all changes below it, since they come in the order of their
 * commits. */
const writtenPosition = /^position-(\d+)$/;
/** The last position that was heard while nothing was missed. */
let heard: number | undefined;
let caughtUp = false;

async function purgeInTurns(tags: readonly string[], since: number): Promise<void> {
  for (let from = 0; from < tags.length; from += atOnce) {
    purgePages(tags.slice(from, from + atOnce), since);
    await pause(turnRest);
  }
}

/** Searches for moved offers and alternatives, one search at a time; what changes meanwhile is searched together by the next one. */
async function searchMoved(): Promise<void> {
  if (searching) return;
  searching = true;
  while (missed || changedOffers.size + changedRivals.size > 0 || heard !== undefined) {
    const position = heard;
    heard = undefined;
    if (missed) forgetOffers();
    missed = false;
    const [offers, rivals] = [changedOffers.take(), changedRivals.take()];
    await purgeInTurns(await movedOffers(offers.all), offers.since);
    const alternatives = await movedAlternatives(rivals.all);
    if (alternatives) await purgeInTurns(alternatives, rivals.since);
    else purgePages(null, rivals.since);
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
  const { all: said, since } = waiting.take(atOnce);
  if (waiting.size > 0) setTimeout(purgeCollected, turnRest);
  const plain: string[] = [];
  for (const one of said) {
    const [position, rival] = [writtenPosition.exec(one)?.[1], parseRivalTag(one)];
    if (position !== undefined) heard = caughtUp ? Number(position) : heard;
    else if (parseOfferTag(one)) changedOffers.add(one, since);
    else if (rival !== null) changedRivals.add(rival, since);
    else if (!isRivalsTag(one)) plain.push(one);
  }
  if (plain.includes("all")) purgeAll();
  if (plain.length > 0) purgePages(plain, since);
  void searchMoved();
}

function notified(tag: string): void {
  if (waiting.size === 0) setTimeout(purgeCollected, collectedFor);
  waiting.add(tag, caughtUp ? Date.now() : 0);
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
