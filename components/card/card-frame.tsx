import type { ReactNode } from "react";
import { cardColours as colours, seasonGrounds } from "@/components/card/card-colours";
import { headFamily, textFamily } from "@/components/card/card-fonts";
import type { Season } from "@/lib/domain/category";

/** What social networks and messengers show of a link, px. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The logo's three rows of tread blocks. */
const mark =
  "M0 6l8-6v8l-8 6zM0 17l8-6v8l-8 6zM0 28l8-6v8H0zM11 0h8v8l-8 0zM11 11h8v8h-8zM11 22h8v8h-8zM22 0l8 6v8l-8-6zM22 11l8 6v8l-8-6zM22 22l8 6v2h-8z";

const asSource = (type: string, file: Buffer) => `data:image/${type};base64,${file.toString("base64")}`;

/** A photograph as a JPEG, or the drawn tread as an SVG file about 228 units wide and 632 high. */
export type ShownTyre = Buffer | string;

/** How wide the side with the tyre is, px. */
const side = 380;
/** Height of the drawn tread, px, and its width to its height. */
const tread = { height: 566, ratio: 228 / 632 };

/** A photograph on the white that it was taken on, or a drawing on the ground of its season. */
function Tyre({ shown, ground }: { shown: ShownTyre; ground: string }) {
  const photograph = Buffer.isBuffer(shown);
  const size = photograph
    ? { width: side, height: cardSize.height }
    : { width: tread.height * tread.ratio, height: tread.height };
  return (
    <div
      style={{
        display: "flex",
        width: side,
        alignItems: "center",
        justifyContent: "center",
        background: photograph ? "#fff" : ground,
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: drawn on the server, no browser loads it */}
      <img
        alt=""
        src={photograph ? asSource("jpeg", shown) : asSource("svg+xml", Buffer.from(shown))}
        {...size}
        style={{ objectFit: "contain" }}
      />
    </div>
  );
}

/** The ground of every card: the shop's name, then what the card says, beside a tyre. */
export function CardFrame(props: { season: Season; tyre: ShownTyre; children: ReactNode }) {
  const [ground, darker] = seasonGrounds[props.season];
  return (
    <div style={{ display: "flex", ...cardSize, background: ground, color: colours.ink, fontFamily: textFamily }}>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: cardSize.width - side,
          padding: "52px 48px 52px 64px",
        }}
      >
        <div style={{ display: "flex", alignItems: "center" }}>
          <svg width="44" height="44" viewBox="0 0 30 30" aria-hidden="true">
            <path d={mark} fill={colours.ink} />
          </svg>
          <span style={{ marginLeft: 18, fontFamily: headFamily, fontSize: 44, letterSpacing: 1 }}>DEZÉN</span>
        </div>
        {props.children}
      </div>
      <Tyre shown={props.tyre} ground={darker} />
    </div>
  );
}
