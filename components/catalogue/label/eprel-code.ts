import { create } from "qrcode";

/** The address a label's QR code leads to. Source: EPREL, the European registry of energy labels. */
export function eprelAddress(eprelId: number): string {
  return `https://eprel.ec.europa.eu/qr/${eprelId}`;
}

/**
 * The QR code of a registered tyre.
 * @returns path of the dark modules, one unit each, and how many there are on a side
 */
export function eprelCode(eprelId: number): { path: string; modules: number } {
  const { modules } = create(eprelAddress(eprelId), { errorCorrectionLevel: "M" });
  let path = "";
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (!modules.get(y, x)) continue;
      let run = 1;
      while (x + run < modules.size && modules.get(y, x + run)) run++;
      path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return { path, modules: modules.size };
}
