import localFont from "next/font/local";

/**
 * Archivo with its weight and width axes, cut from @fontsource-variable/archivo by cut-letters.py beside, which names what is kept;
 * licence: SIL OFL 1.1, LICENSE beside. Not preloaded, it would share a slow line with the first paint. The fallback of the same
 * metrics is in app/styles/fonts.css, so there is none here; it also shows the signs this one has not. Sets `--font-archivo`.
 */
export const archivo = localFont({
  src: "./archivo.woff2",
  variable: "--font-archivo",
  weight: "400 800",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "font-stretch", value: "62% 100%" }],
});
