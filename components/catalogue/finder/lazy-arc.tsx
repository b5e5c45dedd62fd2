"use client";

import { type ComponentProps, type ComponentType, lazy, useEffect, useRef, useState } from "react";
import type { FinderArc } from "@/components/catalogue/finder/arc";

type Props = ComponentProps<typeof FinderArc>;

const load = () => import("@/components/catalogue/finder/arc").then((drawn) => drawn.FinderArc);
const Made = lazy(async () => ({ default: await load() }));

/**
 * `FinderArc`. The server's drawing stays until another size is chosen or a part is lit up; only then the drawing code is
 * loaded.
 */
export function LazyArc(props: Props) {
  const { choice, active } = props;
  const shown = `${Object.values(choice).join()} ${active}`;
  const [first] = useState(shown);
  const [Live, setLive] = useState<ComponentType<Props> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a client-side navigation there is no server drawing.
    if (Live || (shown === first && place.current?.firstChild)) return;
    load().then(
      (Arc) => setLive(() => Arc),
      (error: unknown) => console.warn("The size cannot be drawn:", error),
    );
  }, [Live, shown, first]);
  if (typeof window === "undefined") {
    return (
      <div>
        <Made {...props} />
      </div>
    );
  }
  if (Live) {
    return (
      <div key="live">
        <Live {...props} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it is how React is told to leave what is inside
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
