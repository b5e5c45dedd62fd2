"use client";

import { unstable_rethrow } from "next/navigation";
import { type ReactNode, startTransition, useEffect, useRef, useState, useTransition } from "react";

/** Renders what an order holds; `null` for one there is not. */
export type LoadFold = (number: string) => Promise<ReactNode>;

type Unfolded = { number: string | null; fold: ReactNode };

/** Why an order could not be unfolded: there is none, or the shop does not answer. */
export type Failed = { number: string; why: "not_there" | "unreachable" };

const nothing: Unfolded = { number: null, fold: null };

/**
 * What an order holds, or why that is not known.
 * @throws what leads elsewhere, such as to the sign-in: the router follows it
 */
async function foldOf(load: LoadFold, number: string | null): Promise<Unfolded | Failed> {
  if (number === null) return nothing;
  try {
    const fold = await load(number);
    return fold === null ? { number, why: "not_there" } : { number, fold };
  } catch (error) {
    unstable_rethrow(error);
    console.warn("What an order holds could not be loaded:", error);
    return { number, why: "unreachable" };
  }
}

/** The order that the address names. */
const inAddress = () => new URLSearchParams(location.search).get("open");

/**
 * Which order of a list is unfolded, and what it holds. It stands in the address, so that it is there after a reload, for a colleague and on
 * the way back; but only what it holds is loaded, not the list. Where that fails, list and address stay as they are.
 * @param loaded what the page was loaded with @param here the address of the list with nothing unfolded
 * @param load asks for what an order holds @param take the same without asking, `null` where it is not known
 */
export function useUnfolded(loaded: Unfolded, here: string, load: LoadFold, take: (number: string) => ReactNode) {
  const [pending, start] = useTransition();
  const [known, setKnown] = useState(loaded.fold);
  const [shown, setShown] = useState(loaded);
  const [failed, setFailed] = useState<Failed | null>(null);
  if (known !== loaded.fold) {
    // The page was loaded anew, after a change: it has the latest.
    setKnown(loaded.fold);
    setShown(loaded);
    setFailed(null);
  }

  /** What was asked for last: an answer to anything earlier comes too late. */
  const asked = useRef({ number: loaded.number });

  const name = (number: string | null) => {
    if (inAddress() === number) return;
    const open = here.includes("?") ? "&open=" : "?open=";
    window.history.pushState(null, "", number === null ? here : here + open + number);
  };

  const unfold = (number: string | null) => {
    const mine = { number };
    asked.current = mine;
    setFailed(null);
    const fold = number !== null && take(number);
    if (fold) {
      // At once, whatever is on its way: as a transition it would wait for that. Nor is there a wait to be shown.
      setShown({ number, fold });
      return name(number);
    }
    start(async () => {
      const answer = await foldOf(load, number);
      if (asked.current !== mine) return;
      if ("why" in answer) {
        asked.current = { number: inAddress() };
        startTransition(() => {
          setFailed(answer);
          if (inAddress() === number) setShown(nothing); // after going back or forward: the address names no other any more
        });
        return;
      }
      startTransition(() => setShown(answer));
      name(number);
    });
  };

  const latest = useRef(unfold);
  latest.current = unfold;
  useEffect(() => {
    const onTraverse = () => {
      if (inAddress() !== asked.current.number) latest.current(inAddress());
    };
    addEventListener("popstate", onTraverse);
    return () => removeEventListener("popstate", onTraverse);
  }, []);

  return { open: shown.number, fold: shown.fold, failed, unfold, pending };
}
