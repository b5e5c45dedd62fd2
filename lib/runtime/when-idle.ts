import { processWide } from "@/lib/runtime/process-wide";

/** For how long new connections go first, ms: after that one piece of work is done although they still come. */
const patience = 6;
/** Above so many waiting pieces of work new ones are done at once: they would only pile up. */
const most = 500;

type Waiting = { works: (() => void)[]; connected: boolean; last: number };

const waiting = processWide<Waiting>("work for idle moments", () => ({ works: [], connected: false, last: 0 }));

/** Says that a client has connected. Its request is read a turn of the event loop later. */
export function hasConnected(): void {
  waiting.get().connected = true;
}

/**
 * Does what can wait, such as telling somebody that he is refused, once nobody connects any more: one piece in each turn of the
 * event loop. Node takes one connection a turn, so the work of three hundred refusals would otherwise stand before the
 * request of whoever comes after them, and those whose time is over at the same moment would hold everybody up together.
 */
export function whenIdle(work: () => void): void {
  const { works } = waiting.get();
  if (works.length >= most) work();
  else if (works.push(work) === 1) setImmediate(turn);
}

/** Resolves in an idle moment: see `whenIdle`. */
export const idleMoment = (): Promise<void> => new Promise(whenIdle);

function turn(): void {
  const state = waiting.get();
  const now = performance.now();
  if (state.connected && now - state.last < patience) {
    state.connected = false;
    setImmediate(turn);
    return;
  }
  state.connected = false;
  state.works.shift()?.();
  state.last = performance.now();
  if (state.works.length > 0) setImmediate(turn);
}
