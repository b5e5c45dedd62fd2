import type { LabelClass } from "@/lib/domain/eu-label";
import { classColour, letterColour, type Scale } from "./class-colours";

const pump = "M2 2h9v16H2zM4 5h5v4H4M11 10h2v5q0 2 2 2t2-2V7l-3-3";
const rain = "M5 9a4 4 0 01.5-8 5 5 0 019.5 1.5A3.5 3.5 0 0114 9zM6 12l-1.5 5M10.5 12L9 17M15 12l-1.5 5";

const line = { transform: "translate(0 4)", fill: "none", stroke: "currentColor", strokeWidth: "1.8" };
const arrow = "M24 1h27l10 13-10 13H24z";

/** The shapes of the arrows, once in a page with `EnergyArrows`: a list of tyres would repeat them in every row. */
export function ArrowShapes() {
  return (
    <svg className="shapes" aria-hidden="true">
      <g id="label-fuel">
        <path d={pump} {...line} />
        <path d={arrow} />
      </g>
      <g id="label-wet">
        <path d={rain} {...line} />
        <path d={arrow} />
      </g>
    </svg>
  );
}

function Arrow({ scale, grade }: { scale: Scale; grade: LabelClass }) {
  return (
    <svg viewBox="0 0 62 28" width="58" height="26" fill={classColour(scale, grade)} aria-hidden="true">
      <use href={`#label-${scale}`} />
      <text x="38" y="21.5" fill={letterColour(scale, grade)}>
        {grade}
      </text>
    </svg>
  );
}

/**
 * The label in one line for rows of a list: two arrows with their classes, and the noise. The page holds `ArrowShapes`.
 * @param label read out instead of the picture, for example "EU label: fuel C, wet grip B, noise 71 dB"
 * @param href where the whole label is; without it this is a picture, not a link
 */
export function EnergyArrows({
  fuel,
  wet,
  noiseDb,
  label,
  href,
}: {
  fuel: LabelClass;
  wet: LabelClass;
  noiseDb: number;
  label: string;
  href?: string;
}) {
  const picture = (
    <>
      <Arrow scale="fuel" grade={fuel} />
      <Arrow scale="wet" grade={wet} />
      <span className="db" aria-hidden="true">
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 9v6h4l5 4V5L7 9zM16 8.5q3 3.5 0 7M19 6q5 6 0 12" />
        </svg>
        {`${noiseDb} dB`}
      </span>
    </>
  );
  if (href === undefined) {
    return (
      <span className="eum" role="img" aria-label={label}>
        {picture}
      </span>
    );
  }
  return (
    <a className="eum" href={href} aria-label={label}>
      {picture}
    </a>
  );
}
