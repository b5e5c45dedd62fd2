import { Drawing } from "@/components/catalogue/drawing/drawing";
import { flatSvg } from "@/components/catalogue/drawing/flat";

/** The unrolled tread behind the head of pages of cars, the same for one car on every page. @param seed the car's slugs */
export function CarBackdrop({ seed }: { seed: string }) {
  return <Drawing svg={flatSvg({ season: "all_season", family: "car", tread: "directional", seed }, { pitches: 6 })} />;
}
