const space = "\u00a0";

/**
 * Text with the blanks that must not end a line: within a number (`1 000`), between a number and its unit (`80 km/h`),
 * after a one-letter word (`v zimě`).
 */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, space)
    .replace(/(?<=\d) (?=(?:mm|cm|m|km|km\/h|kg|bar|kPa|l|Kč|€|%|°C|dB|kWh)(?![\p{L}\d]))/gu, space)
    .replace(/(?<![\p{L}\p{N}])([ksvzouai]) (?=\S)/giu, `$1${space}`);
}
