import type { FairQueue } from "@/lib/runtime/fair-queue";
import type { PageKey } from "./page-key";

/** Decides when a client's page is rendered. */
export type Turns = Pick<FairQueue, "run" | "waitingOf" | "isFull">;

/** A page's place in the queue. */
type Place<Found> = { found: Promise<Found>; askers: number };

/**
 * Pages that wait to be rendered. A page has one place in the queue however many ask for it, and more askers come before fewer: who
 * asks for a page that is the next one of another client waits with him. Behind other pages of a client nobody waits but he.
 */
export class WaitingPages<Found> {
  readonly #turns: Turns;
  /** By page where it is the next one of its client, by client and page otherwise. */
  readonly #places = new Map<string, Place<Found>>();

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /** Renders a page when it is its turn. @throws Overloaded when there is no room */
  wait({ key, client = "", popular = false }: PageKey, make: () => Promise<Found>): Promise<Found> {
    const own = `${client} ${key}`;
    const waiting = this.#places.get(key) ?? this.#places.get(own);
    if (waiting) {
      waiting.askers += 1;
      return waiting.found;
    }
    const name = this.#turns.waitingOf(client) === 0 ? key : own;
    const leave = () => this.#places.delete(name);
    let begun = false;
    const begin = () => {
      begun = true;
      leave(); // later requests wait for this rendering
      return make();
    };
    const wanted = { askers: () => place.askers, unheardOf: !popular };
    const place: Place<Found> = { askers: 1, found: this.#turns.run(client, begin, undefined, wanted) };
    if (!begun) {
      this.#places.set(name, place);
      place.found.catch(leave);
    }
    return place.found;
  }
}
