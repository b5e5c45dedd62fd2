import { processWide } from "@/lib/runtime/process-wide";

/** For how long new connections go first, ms: after that one piece of work is done although they still come. */
const patience = 6;
/** Above so many waiting pieces of work new ones are done at once: they would only pile up. */
const most = 500;

/** `works`: of each client, in the order of their turns. */
type Waiting = { works: Map<string, (() => void)[]>; count: number; connected: boolean; last: number };

const waiting = processWide<Waiting>("work for idle moments", () => ({
  works: new Map(),
  count: 0,
  connected: false,
  last: 0,
}));

/** Says that a client has connected. Its request is read a turn of the event loop later. */
export function hasConnected(): void {
  waiting.get().connected = true;
}

/**
 * Does what can wait, such as telling somebody that he is refused, once nobody connects any more: one piece in each turn of the
 * event loop. Node takes one connection a turn, so the work of three hundred refusals would otherwise stand before the
 * request of whoever comes after them, and those whose time is over at the same moment would hold everybody up together.
 * @param client whose work it is: clients take turns
 */
export function whenIdle(work: () => void, client = ""): void {
  const state = waiting.get();
  if (state.count >= most) {
    work();
    return;
  }
  const own = state.works.get(client) ?? [];
  own.push(work);
  state.works.set(client, own);
  state.count += 1;
  if (state.count === 1) setImmediate(turn);
}

/** Resolves in an idle moment: see `whenIdle`. */
export const idleMoment = (client: string): Promise<void> => new Promise((resolve) => whenIdle(resolve, client));

function turn(): void {
  const state = waiting.get();
  const now = performance.now();
  const goesFirst = state.connected && now - state.last < patience;
  state.connected = false;
  if (!goesFirst) {
    doNext(state);
    state.last = performance.now();
  }
  if (state.count > 0) setImmediate(turn);
}

/** Does the first piece of work of the client whose turn it is, who is the last from then on. */
function doNext(state: Waiting): void {
  const [next] = state.works;
  if (!next) return;
  const [client, own] = next;
  const work = own.shift();
  state.works.delete(client);
  if (own.length > 0) state.works.set(client, own);
  state.count -= 1;
  work?.();
}
