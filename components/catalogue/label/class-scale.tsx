import { type LabelClass, labelClasses } from "@/lib/domain/eu-label";
import { classColour, type Scale } from "./class-colours";

const arrowLengths: Record<LabelClass, number> = { A: 31, B: 37, C: 43, D: 49, E: 54 };
const step = 22.5;
const calibri = "Calibri, Carlito, Verdana, sans-serif";

/** Five arrows from A to E, and the black pentagon that points at the tyre's own class. 92 × 113 units. */
export function ClassScale({ scale, grade }: { scale: Scale; grade: LabelClass }) {
  const row = labelClasses.indexOf(grade);
  return (
    <g fontFamily={calibri} fontWeight="700">
      {labelClasses.map((letter, index) => (
        <g key={letter} transform={`translate(0 ${index * step})`}>
          <path
            d={`M0 0h${arrowLengths[letter] - 9}l9 9-9 9H0z`}
            fill={classColour(scale, letter)}
            stroke="var(--eu-ink)"
            strokeWidth=".15"
          />
          <text
            x="4"
            y="14"
            fontSize="15"
            fill="var(--eu-paper)"
            stroke="var(--eu-ink)"
            strokeWidth=".35"
            paintOrder="stroke"
          >
            {letter}
          </text>
        </g>
      ))}
      <g transform={`translate(63 ${row * step - 5})`}>
        <path d="M9 0h18v28H9L0 14z" fill="var(--eu-ink)" />
        <text x="16" y="21" textAnchor="middle" fontSize="20" fill="var(--eu-paper)">
          {grade}
        </text>
      </g>
    </g>
  );
}
