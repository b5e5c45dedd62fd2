"use client";

import { useEffect } from "react";

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
    const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
    if (channel) {
      channel.onmessage = ({ data }) => {
        if (data !== thisTab) reload();
      };
    }
    return () => {
      removeEventListener("pageshow", shownAgain);
      channel?.close();
    };
  }, [reload]);
}
