"use client";

import { useEffect } from "react";
import { tellArticleRead } from "@/lib/api/article/browser";

/** Time in sight after which a text counts as read rather than opened, ms. */
const glance = 8_000;

/** Counts a view once the article has been in sight for a while; shows nothing. */
export function ViewCounter({ slug }: { slug: string }) {
  useEffect(() => {
    let timer = 0;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible")
        timer = window.setTimeout(() => {
          stop();
          tellArticleRead(slug);
        }, glance);
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", watch);
    };
    document.addEventListener("visibilitychange", watch);
    watch();
    return stop;
  }, [slug]);
  return null;
}
