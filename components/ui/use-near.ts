"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** Distance from the viewport at which an element counts as near, so that its content can load in time. */
const ahead = "600px";

/** Has the element been near the viewport? Stays true once it has. */
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
