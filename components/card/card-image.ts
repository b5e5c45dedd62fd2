import type { ReactElement } from "react";
import { cardFonts } from "@/components/card/card-fonts";
import { cardSize } from "@/components/card/card-frame";
import { drawPng } from "@/lib/picture/draw-png";

/** A card as the bytes of a PNG. */
export async function cardImage(card: ReactElement): Promise<ArrayBuffer> {
  return drawPng(card, { ...cardSize, fonts: await cardFonts() });
}
