import type { ReactNode } from "react";
import { figures, isFigureName } from "@/components/article/figure/figures";

/** A drawing with its caption, which is also what is read instead of it; `null` for a name nobody has drawn. */
export function ArticleFigure({ name, caption, euLabel }: { name: string; caption: string; euLabel: ReactNode }) {
  if (!isFigureName(name)) return null;
  const Figure = figures[name];
  return (
    <figure className="fig">
      <Figure caption={caption} euLabel={euLabel} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
