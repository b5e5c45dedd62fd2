import { Score } from "@/components/ui/score";

/**
 * A tyre's rating in one line: five blocks and the figures.
 * @param text the figures as they are seen, for example "4.7 (12)"
 * @param label read out instead of both
 * @param href where the reviews stand; without it, nothing is linked
 */
export function Rating(props: { average: number; text: string; label: string; href?: string }) {
  const { average, text, label, href } = props;
  const shown = (
    <>
      <Score value={average} label={label} />{" "}
      <span className="num" aria-hidden="true">
        {text}
      </span>
    </>
  );
  return href ? <a href={href}>{shown}</a> : <span>{shown}</span>;
}
