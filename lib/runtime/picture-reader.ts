import { processWide } from "@/lib/runtime/process-wide";

/** Reads a kept picture in one width and format; `null` where there is none. */
export type PictureReader = (hash: string, width: number, format: "avif" | "webp" | "jpg") => Promise<Buffer | null>;

const reader = processWide<PictureReader | undefined>("picture reader", () => undefined);

/** Registers what reads pictures. */
export function providePictureReader(given: PictureReader): void {
  reader.set(given);
}

/** What reads pictures in this process; `undefined` where the embedded API has not started, and so has none. */
export function providedPictureReader(): PictureReader | undefined {
  return reader.get();
}
