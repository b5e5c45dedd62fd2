"use client";

import { createContext, useContext, useEffect, useSyncExternalStore } from "react";

/** What is known of one reading: its last answer, why the last try failed, and how many failed in a row. */
type Known = { data?: unknown; error?: unknown; failures?: number };

/** Answers younger than this are not asked for again by a page or a focus, in milliseconds. */
const fresh = 5_000;
/** A reading that failed is tried again after this, then after twice as long each time, up to the longest; milliseconds. */
const again = 10_000;
const maxWait = 320_000;
const nothing: Known = {};

/**
 * Readings every page begins with (the cart, the user), kept across navigation. Readings of single pages use SWR, which
 * does more and weighs more.
 */
export class QueryStore {
  private readonly known = new Map<string, Known>();
  private readonly requestedAt = new Map<string, number>();
  private readonly loads = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  of(key: string): Known {
    return this.known.get(key) ?? nothing;
  }

  get<T>(key: string): T | undefined {
    return this.of(key).data as T | undefined;
  }

  /** Takes a value over; what an answer still under way says is older and will not be kept. */
  set<T>(key: string, data: T): void {
    this.loads.delete(key);
    this.put(key, { data });
  }

  /** Asks anew; a failure is kept beside what was known. */
  load(key: string, read: () => Promise<unknown>): Promise<void> {
    this.requestedAt.set(key, Date.now());
    const answered = (known: Known) => {
      if (this.loads.get(key) !== load) return; // something newer is known, or asked for
      this.loads.delete(key);
      this.put(key, known);
    };
    const load = read().then(
      (data) => answered({ data }),
      (error: unknown) => answered({ ...this.of(key), error, failures: (this.of(key).failures ?? 0) + 1 }),
    );
    this.loads.set(key, load);
    return load;
  }

  /** Asks for what is not known, or not for a while; nothing while it is being asked for. */
  async freshen(key: string, read: () => Promise<unknown>): Promise<void> {
    const { data, error } = this.of(key);
    const young = Date.now() - (this.requestedAt.get(key) ?? 0) < fresh;
    if (this.loads.has(key) || (young && data !== undefined && error === undefined)) return;
    await this.load(key, read);
  }

  private put(key: string, known: Known): void {
    this.known.set(key, known);
    for (const listener of this.listeners) listener();
  }
}

/** One store for all pages; a test brings its own. */
export const QueryStoreContext = createContext(new QueryStore());

/** The page's store of readings. */
export const useQueryStore = (): QueryStore => useContext(QueryStoreContext);

/** One reading that does not change while a page is open, once there is a key. */
export function useQueryOnce<T>(key: string | null, read: () => Promise<T>): T | undefined {
  const store = useQueryStore();
  const known = useSyncExternalStore(
    store.subscribe,
    () => (key === null ? nothing : store.of(key)),
    () => nothing,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names what is read
  useEffect(() => {
    if (key !== null && known.data === undefined) void store.freshen(key, read);
  }, [store, key, known]);
  return known.data as T | undefined;
}

/**
 * One reading: asked for when a part that shows it comes, when the window gets the focus or the line is back.
 * @param read `null` for what is only ever set
 * @param once is it asked for only until it is known? Whoever changes it says so then
 */
export function useQuery<T>(key: string, read: (() => Promise<T>) | null, once = false): { data?: T; error?: unknown } {
  const store = useQueryStore();
  const known = useSyncExternalStore(
    store.subscribe,
    () => store.of(key),
    () => nothing,
  );
  useEffect(() => {
    if (!read) return;
    const freshen = () => {
      const { data, error } = store.of(key);
      if (!once || data === undefined || error !== undefined) void store.freshen(key, read);
    };
    freshen();
    addEventListener("focus", freshen);
    addEventListener("online", freshen);
    return () => {
      removeEventListener("focus", freshen);
      removeEventListener("online", freshen);
    };
  }, [store, key, read, once]);
  useEffect(() => {
    if (!read || known.error === undefined) return;
    const wait = Math.min(again * 2 ** ((known.failures ?? 1) - 1), maxWait);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A page nobody sees asks for nothing; the focus that brings it back asks at once.
    const plan = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => void store.freshen(key, read), wait);
    };
    plan();
    document.addEventListener("visibilitychange", plan);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", plan);
    };
  }, [store, key, read, known]);
  return known as { data?: T; error?: unknown };
}
