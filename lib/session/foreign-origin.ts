/** Methods that change nothing. Source: RFC 9110, section 9.2.1. */
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

type Headers = (name: string) => string | null | undefined;

/** Does the page that sends stand at another host than the one that is asked? `false` where no page is named. */
export function isOtherOrigin(header: Headers): boolean {
  const origin = header("origin");
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== (header("x-forwarded-host") ?? header("host"));
}

/**
 * Does a request change state and come from a page of another origin? Those are refused, for the visitor's cookies come
 * with them. Browsers tell by Sec-Fetch-Site, old ones by Origin; servers and tools send neither and are let through,
 * since they have nobody's cookies.
 * @param header reads a header of the request by its name in lower case
 */
export function isForeign(method: string, header: Headers): boolean {
  if (safeMethods.has(method)) return false;
  const site = header("sec-fetch-site");
  return site ? site !== "same-origin" && site !== "none" : isOtherOrigin(header);
}
