import localFont from "next/font/local";

/*
 * Archivo with its weight and width axes, cut from the two files of @fontsource-variable/archivo 5.3.0
 * (archivo-latin-wdth-normal.woff2, 90 KB, and archivo-latin-ext-wdth-normal.woff2, 86 KB) by subset-font 2.9.0:
 * axes narrowed to wght 400–900 and wdth 62–100, which is all the design uses; features kern, tnum, mark, ccmp, locl;
 * the characters below. That is 40 KB and 13 KB, not preloaded: they would share a slow line with the first paint.
 * Licence: SIL OFL 1.1, LICENSE beside. The fallback with the same metrics is in app/styles/fonts.css, so there is none here.
 */

/** Basic Latin, the Latin-1 letters of Western brand names, and the shop's punctuation. Sets `--font-archivo`. */
export const archivo = localFont({
  src: "./archivo-latin.woff2",
  variable: "--font-archivo",
  weight: "400 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "font-stretch", value: "62% 100%" },
    {
      prop: "unicode-range",
      value:
        "U+0020-007E, U+00A0, U+00A7, U+00AB, U+00AE, U+00B0, U+00B7, U+00BB, U+00C0-00FF, U+2013-2014, U+2018-201E, U+2022, U+2026, U+2032-2033, U+20AC, U+2122, U+2212",
    },
  ],
});

/** The Czech, Slovak, Polish and Hungarian letters outside Latin-1. Sets `--font-archivo-rest`. */
export const archivoRest = localFont({
  src: "./archivo-latin-ext.woff2",
  variable: "--font-archivo-rest",
  weight: "400 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "font-stretch", value: "62% 100%" },
    {
      prop: "unicode-range",
      value:
        "U+0104-0107, U+010C-010F, U+0118-011B, U+0139-013A, U+013D-013E, U+0141-0144, U+0147-0148, U+0150-0151, U+0154-0155, U+0158-015B, U+0160-0161, U+0164-0165, U+016E-0171, U+0179-017E",
    },
  ],
});
