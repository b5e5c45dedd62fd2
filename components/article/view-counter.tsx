"use client";

import { useEffect } from "react";
import { tellArticleRead } from "@/lib/api/article/browser";

/** Time in view after which an article counts as read, ms. */
const glance = 8_000;

/** Counts a view once the article has been in view for a while; renders nothing. */
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
