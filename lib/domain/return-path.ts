/** Maximum length of a return address, characters; the same as the API's. */
const longest = 2000;

/** Any origin will do: what matters is whether the address leaves it. */
const here = "https://here.invalid";

/** Paths never returned to: API calls, and the sign-in pages themselves. */
const noReturn =
  /^\/(?:api(?:\/|$)|auth\/|reset-password$|[a-z]{2}\/(?:sign-in$|register$|forgot-password$|reset-password$|auth\/))/;

/** A control character or a backslash: browsers drop the first and read the second as a slash. */
const misread = (character: string) => character < " " || character === "\u007f" || character === "\\";

/**
 * A return address that somebody else may have written, as a path of this site.
 * @param text path with query, e.g. `/cs/cart`
 * @param fallback where to instead of any address that is not a page of this site
 */
export function returnPath(text: string | null | undefined, fallback: string): string {
  if (!text || text.length > longest || !/^\/(?!\/)/.test(text) || [...text].some(misread)) return fallback;
  if (!URL.canParse(text, here)) return fallback;
  const { origin, pathname, search } = new URL(text, here);
  // "/.//elsewhere" is of this origin, but its shortened path reads like another's.
  if (origin !== here || pathname.startsWith("//") || noReturn.test(pathname)) return fallback;
  return `${pathname}${search}`;
}
