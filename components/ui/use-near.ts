"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** So far outside of the window a place counts as near: there is time to fetch what stands there. */
const ahead = "600px";

/** Has this place of the page been near what is seen? Once it has, it stays so. */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return [place, near];
}
