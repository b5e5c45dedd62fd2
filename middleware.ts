import type { NextRequest } from "next/server";
import { languageStep } from "@/lib/preferences/language-step";
import { renewalStep } from "@/lib/session/renewal-step";

/** Pages and files that need no decision skip this file: the rewrites of the Next configuration serve them straight. */
export async function middleware(request: NextRequest) {
  const writeSession = await renewalStep(request);
  const response = await languageStep(request);
  writeSession(response);
  return response;
}

// Next reads these patterns without running this file, so nothing in them can come from `lib/domain`: a test holds them equal.
export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!(?:cs|en|sk)(?:/|$)|admin(?:/|$)|api/|_next/|img/|feeds/|sitemaps/|.*\\.[a-zA-Z]\\w{0,11}$).*)",
    "/:lang(cs|en|sk)/:path*/:last(~.*)",
    "/:lang(cs|en|sk)/reset-password",
    {
      source: "/:lang(cs|en|sk)/:path*",
      has: [{ type: "cookie", key: "auth_token" }],
      missing: [{ type: "cookie", key: "auth_fresh" }],
    },
    { source: "/:lang(cs|en|sk)/:path*", has: [{ type: "query", key: "currency" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "brand" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "fuel" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "in_stock" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "load_min" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "noise_max" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "page" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "price_max" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "price_min" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "profile" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "rating_min" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "rim" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "runflat" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "sort" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "speed_min" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "wet" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "width" }] },
    { source: "/:lang(cs|en|sk)/:path+", has: [{ type: "query", key: "xl" }] },
  ],
};
