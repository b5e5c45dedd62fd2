import { maxMoves } from "@/lib/domain/admin/order-view";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = {
  /** What is printed, as its address calls it. */
  sheet: string;
  /** All orders that were picked. */
  numbers: readonly string[];
  texts: AdminTexts;
};

/** Says that more orders are picked than one print takes, and leads to the others. */
export function OtherParts({ sheet, numbers, texts }: Props) {
  const { parted, part } = texts.sheet;
  const count = numbers.length;
  if (count <= maxMoves) return null;
  const starts = Array.from({ length: Math.ceil(count / maxMoves) - 1 }, (_, at) => (at + 1) * maxMoves);
  return (
    <div className="acts">
      <p role="status">{fill(parted, { count, most: maxMoves })}</p>
      {starts.map((start) => {
        const these = numbers.slice(start, start + maxMoves);
        return (
          <a key={start} className="lk" href={`/admin/print/${sheet}?orders=${these.join(",")}`}>
            {fill(part, { from: start + 1, to: start + these.length })}
          </a>
        );
      })}
    </div>
  );
}
