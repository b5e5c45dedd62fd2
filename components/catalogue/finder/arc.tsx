import { arcFinderSvg } from "@/components/catalogue/drawing/arc-finder";
import { Drawing } from "@/components/catalogue/drawing/drawing";
import type { Choice } from "@/components/catalogue/finder/size-part";
import type { Season } from "@/lib/domain/category";

export type ArcCaptions = { width: string; profile: string; rim: string; season: Record<Season, string> };

/** The sidewall with the chosen size embossed, drawn for wide and for narrow screens. */
export function FinderArc({
  choice,
  active,
  captions,
}: {
  choice: Choice;
  active: "w" | "p" | "r" | "s";
  captions: ArcCaptions;
}) {
  const season = choice.season as Season;
  const drawing = {
    width: choice.width,
    profile: choice.profile === "-" ? "" : `/${choice.profile}`,
    rim: `R${choice.rim}`,
    season,
    active,
    captions: { ...captions, season: captions.season[season].toLocaleUpperCase() },
  };
  return (
    <>
      <div className="wid">
        <Drawing svg={arcFinderSvg(drawing)} />
      </div>
      <div className="nar">
        <Drawing svg={arcFinderSvg(drawing, { narrow: true })} />
      </div>
    </>
  );
}
