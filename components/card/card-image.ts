import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { cardFonts } from "@/components/card/card-fonts";
import { cardSize } from "@/components/card/card-frame";

/** A card as the bytes of a PNG. */
export async function cardImage(card: ReactElement): Promise<ArrayBuffer> {
  return new ImageResponse(card, { ...cardSize, fonts: await cardFonts() }).arrayBuffer();
}
