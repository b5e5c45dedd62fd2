import { LabelShape } from "./label-shape";

const letters = ["A", "B", "C"] as const;

/** External rolling noise: a tyre and a loudspeaker with the decibels in it, its class the largest of three letters. */
export function NoiseMark({ decibels, grade }: { decibels: number; grade: "A" | "B" | "C" }) {
  return (
    <g fill="var(--eu-ink)">
      <LabelShape name="noise" />
      <text x="17.5" y="23.5" fontSize="10.5" fontWeight="700">
        {decibels}
      </text>
      <text x="33" y="23.5" fontSize="8">
        dB
      </text>
      {letters.map((letter, index) => (
        <text
          key={letter}
          x={32.5 + index * 9}
          y="49.5"
          textAnchor="middle"
          fontSize={letter === grade ? 12 : 8}
          fontWeight={letter === grade ? 700 : 400}
        >
          {letter}
        </text>
      ))}
    </g>
  );
}
