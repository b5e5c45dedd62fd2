import { type LabelClass, labelClasses } from "@/lib/domain/eu-label";
import { arrowStep, scaleFont } from "./class-arrows";
import type { Scale } from "./class-colours";
import { LabelShape } from "./label-shape";

/** Five arrows from A to E, and the black pentagon that points at the tyre's own class. 92 × 113 units. */
export function ClassScale({ scale, grade }: { scale: Scale; grade: LabelClass }) {
  return (
    <g fontFamily={scaleFont} fontWeight="700">
      <LabelShape name={`${scale}-scale`} />
      <g transform={`translate(63 ${labelClasses.indexOf(grade) * arrowStep - 5})`}>
        <path d="M9 0h18v28H9L0 14z" fill="var(--eu-ink)" />
        <text x="16" y="21" textAnchor="middle" fontSize="20" fill="var(--eu-paper)">
          {grade}
        </text>
      </g>
    </g>
  );
}
