"use client";

import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { inOwnTask } from "@/lib/api/request/in-own-task";

/** The state of one query: its last answer, the last error, and the number of failures in a row. */
type Known = { data?: unknown; error?: unknown; failures?: number };

/** Answers younger than this are not asked for again by a page or a focus, in milliseconds. */
const fresh = 5_000;
/** A failed query is retried after this, then after twice as long each time, up to the maximum; ms. */
const again = 10_000;
const maxWait = 320_000;
const nothing: Known = {};

/**
 * Queries that every page needs (the cart, the user), cached across navigation. Queries of single pages use SWR, which is
 * more capable and larger.
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

  /** Sets a value; the answer of a request under way is older and is dropped. */
  set<T>(key: string, data: T): void {
    this.loads.delete(key);
    this.put(key, { data });
  }

  /** Loads again; a failure is stored beside the last answer. */
  load(key: string, read: () => Promise<unknown>): Promise<void> {
    this.requestedAt.set(key, Date.now());
    const answered = (known: Known) => {
      if (this.loads.get(key) !== load) return; // something newer is known or loading
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

  /** Loads what is unknown or stale; does nothing while it is loading. */
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

/** The page's query store. */
export const useQueryStore = (): QueryStore => useContext(QueryStoreContext);

/** A query that is loaded once while a page is open, as soon as there is a key. */
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
 * A query: loaded when a component mounts, when the window gets the focus and when the connection is back.
 * @param read `null` for what is only ever set
 * @param once loaded only until it is known; changes are set explicitly
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
    // Unless another component's first question is answered by then.
    const before = store.of(key);
    const callOff = inOwnTask(() => {
      if (store.of(key) === before) freshen();
    });
    addEventListener("focus", freshen);
    addEventListener("online", freshen);
    return () => {
      callOff();
      removeEventListener("focus", freshen);
      removeEventListener("online", freshen);
    };
  }, [store, key, read, once]);
  useEffect(() => {
    if (!read || known.error === undefined) return;
    const wait = Math.min(again * 2 ** ((known.failures ?? 1) - 1), maxWait);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A hidden page does not poll; the focus loads at once.
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
