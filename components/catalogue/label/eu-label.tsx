import type { LabelClass, TyreClass } from "@/lib/domain/eu-label";
import { ClassScale } from "./class-scale";
import { eprelCode } from "./eprel-code";
import { FittedText } from "./fitted-text";
import { LabelShape } from "./label-shape";
import { NoiseMark } from "./noise-mark";

/** What the label says; `title` is read out instead of the picture. */
export type EuLabelProps = {
  supplier: string;
  /** The supplier's type identifier. */
  type: string;
  /** Size with load index and speed symbol, for example "205/55 R16 91H". */
  size: string;
  tyreClass: TyreClass;
  fuel: LabelClass;
  wet: LabelClass;
  noiseDb: number;
  noiseClass: "A" | "B" | "C";
  snow: boolean;
  ice: boolean;
  /** Number in the European registry; without it the place of the QR code stays empty. */
  eprelId: number | null;
  title: string;
};

/** Where the lower icons stand, by how many there are: noise always, then snow, then ice. */
const slots: Record<number, readonly number[]> = { 1: [73], 2: [42, 128], 3: [10, 92, 152] };

function RegistryCode({ eprelId }: { eprelId: number }) {
  const { path, modules } = eprelCode(eprelId);
  return (
    <path
      d={path}
      fill="var(--qr-ink)"
      shapeRendering="crispEdges"
      transform={`translate(172.5 7) scale(${(32 / modules).toFixed(4)})`}
    />
  );
}

/**
 * The whole label of a tyre, as Annex II of Regulation (EU) 2020/740 lays it out: 75 × 110 mm, here 213 × 312 units.
 * Its colours and letters are the regulation's, the same in both colour schemes.
 */
export function EuLabel(label: EuLabelProps) {
  const icons = [
    <NoiseMark key="noise" decibels={label.noiseDb} grade={label.noiseClass} />,
    ...(label.snow ? [<LabelShape key="snow" name="snow" />] : []),
    ...(label.ice ? [<LabelShape key="ice" name="ice" />] : []),
  ];
  const tops: Record<string, number> = { noise: 251, snow: 260, ice: 262 };
  return (
    <svg
      className="eu-label"
      viewBox="0 0 213 312"
      role="img"
      aria-label={label.title}
      fontFamily="Verdana, 'DejaVu Sans', Geneva, sans-serif"
      fill="var(--eu-ink)"
    >
      <path d="M0 0h213v312H0z" fill="var(--eu-paper)" />
      <path d="M1 1h211v310H1z" fill="none" stroke="var(--eu-blue)" strokeWidth="2" />
      <LabelShape name="header" />
      {label.eprelId === null ? null : <RegistryCode eprelId={label.eprelId} />}
      <FittedText text={label.supplier} x={8.5} y={54} size={8} room={100} bold />
      <FittedText text={label.type} x={204.5} y={54} size={8} room={90} end />
      <FittedText text={label.size} x={8.5} y={73} size={10} room={170} />
      <FittedText text={label.tyreClass} x={204.5} y={73} size={10} room={22} end />
      <path d="M8.5 59.5h196M8.5 79h196M106.3 84v154M8.5 245h196" stroke="var(--eu-ink)" strokeWidth=".5" fill="none" />
      <LabelShape name="fuel" x={30} y={85} />
      <LabelShape name="wet" x={132} y={85} />
      <g transform="translate(9 130)">
        <ClassScale scale="fuel" grade={label.fuel} />
      </g>
      <g transform="translate(113 130)">
        <ClassScale scale="wet" grade={label.wet} />
      </g>
      {icons.map((icon, index) => (
        <g key={icon.key} transform={`translate(${slots[icons.length]?.[index] ?? 0} ${tops[icon.key ?? ""] ?? 0})`}>
          {icon}
        </g>
      ))}
      <text transform="translate(207 304) rotate(-90)" fontSize="5">
        2020/740
      </text>
    </svg>
  );
}
