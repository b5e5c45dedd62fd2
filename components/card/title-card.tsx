import { cardColours as colours } from "@/components/card/card-colours";
import { headFamily, textFamily } from "@/components/card/card-fonts";
import { CardFrame } from "@/components/card/card-frame";
import { cardText, fittedSize } from "@/components/card/card-text";
import type { Season } from "@/lib/domain/category";

const sizes = [
  [22, 104],
  [40, 88],
  [80, 68],
  [140, 56],
] as const;

/**
 * The card of an article, of a listing, or of any other page.
 * @param over what stands above the title: a category, a tyre size; `null`: nothing
 * @param road the text above is a size, set in the large road lettering
 * @param under what stands below it: a date, sizes; `null`: nothing
 */
export function TitleCard(props: {
  season: Season;
  drawing: string;
  over: string | null;
  road?: boolean;
  title: string;
  under: string | null;
}) {
  const { over, under, road = false } = props;
  const title = cardText(props.title, 140);
  const overStyle = road ? { fontFamily: headFamily, fontSize: 124 } : { fontFamily: textFamily, fontSize: 34 };
  return (
    <CardFrame season={props.season} tyre={props.drawing}>
      <div style={{ display: "flex", flexDirection: "column" }}>
        {over ? <span style={{ ...overStyle, lineHeight: 1.1 }}>{cardText(over, 40)}</span> : null}
        <span
          style={{
            display: "block",
            lineClamp: 4,
            marginTop: over ? 12 : 0,
            fontFamily: headFamily,
            fontSize: road ? Math.min(60, fittedSize(title, sizes)) : fittedSize(title, sizes),
            lineHeight: 1.08,
            wordBreak: "break-word",
          }}
        >
          {title}
        </span>
      </div>
      <span style={{ fontSize: 32, color: colours["ink-2"] }}>{under ? cardText(under, 46) : ""}</span>
    </CardFrame>
  );
}
