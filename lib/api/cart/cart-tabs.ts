"use client";

import { useEffect } from "react";
import { inOwnTask } from "@/lib/api/request/in-own-task";

const name = "cart";
/** Tells this tab from the others: a channel also brings back what its own page has sent. */
const thisTab = Math.random();

/** Tells the shop's other tabs that the cart has changed. */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === "undefined") return; // an old browser: other tabs update when they get the focus
  const channel = new BroadcastChannel(name);
  channel.postMessage(thisTab);
  channel.close();
}

/** Calls `reload` when another tab has changed the cart, or may have while this page was in the back/forward cache. */
export function useOtherTabs(reload: () => void): void {
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reload();
    };
    addEventListener("pageshow", shownAgain);
    let channel: BroadcastChannel | undefined;
    const callOff = inOwnTask(() => {
      if (typeof BroadcastChannel === "undefined") return;
      channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => {
        if (data !== thisTab) reload();
      };
    });
    return () => {
      callOff();
      removeEventListener("pageshow", shownAgain);
      channel?.close();
    };
  }, [reload]);
}
