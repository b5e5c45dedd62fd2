import { TyrePictogram } from "./pictogram-tyre";

const letters = ["A", "B", "C"] as const;

/** External rolling noise: a tyre and a loudspeaker with the decibels in it, its class the largest of three letters. */
export function NoiseMark({ decibels, grade }: { decibels: number; grade: "A" | "B" | "C" }) {
  return (
    <g fill="var(--eu-ink)">
      <g transform="translate(0 19.5)">
        <TyrePictogram />
      </g>
      <g stroke="var(--eu-ink)" strokeWidth=".9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M15.3 11h16.5L47 1.5v38L31.8 30H15.3z" fill="var(--eu-paper)" />
        <path d="M53.3 11q4.2 9 .4 18M58.8 8.5q5.6 11.5.6 23.5M64.3 6q7 14 .8 28.5" fill="none" />
      </g>
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
