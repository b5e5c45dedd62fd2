"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, startTransition, useEffect, useRef, useState, useTransition } from "react";

/** Renders what an order holds; `null` for one there is not. */
export type LoadFold = (number: string) => Promise<ReactNode>;

type Unfolded = { number: string | null; fold: ReactNode };

const nothing: Unfolded = { number: null, fold: null };

/** What an order holds; `null` where there is none, or where it could not be loaded by itself: the page is loaded then, which says why. */
async function foldOf(load: LoadFold, number: string | null): Promise<ReactNode> {
  if (number === null) return null;
  try {
    return await load(number);
  } catch (error) {
    console.warn("What an order holds could not be loaded by itself:", error);
    return null;
  }
}

/**
 * Which order of a list is unfolded, and what it holds. It stands in the address, so that it is there after a reload, for a colleague and on
 * the way back; but only what it holds is loaded, not the list. Where that fails the page is loaded, which says why.
 * @param loaded what the page was loaded with @param here the address of the list with nothing unfolded
 */
export function useUnfolded(loaded: Unfolded, here: string, load: LoadFold) {
  const router = useRouter();
  const address = useSearchParams().get("open");
  const [pending, start] = useTransition();
  const [known, setKnown] = useState(loaded.fold);
  const [shown, setShown] = useState(loaded);
  if (known !== loaded.fold) {
    // The page was loaded anew, after a change: it has the latest.
    setKnown(loaded.fold);
    setShown(loaded);
  }

  const addressOf = (number: string | null) =>
    number === null ? here : `${here}${here.includes("?") ? "&" : "?"}open=${number}`;

  /** The address as it was last dealt with. */
  const dealt = useRef(address);

  const unfold = (number: string | null) =>
    start(async () => {
      const fold = await foldOf(load, number);
      dealt.current = number;
      if (number !== null && fold === null) return router.push(addressOf(number), { scroll: false });
      startTransition(() => setShown({ number, fold }));
      window.history.pushState(null, "", addressOf(number));
    });

  // The way back and forward.
  useEffect(() => {
    if (dealt.current === address) return;
    dealt.current = address;
    start(async () => {
      const fold = await foldOf(load, address);
      startTransition(() => setShown(fold === null ? nothing : { number: address, fold }));
      if (address !== null && fold === null) router.refresh();
    });
  }, [address, load, router]);

  return { open: shown.number, fold: shown.fold, unfold, pending };
}
