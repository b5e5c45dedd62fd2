import { hasDemonstrationStock } from "@/lib/backend/catalogue/demonstration-stock";
import { feedDefinition, feedText } from "@/lib/backend/feeds/feed";
import { feedVersion } from "@/lib/backend/feeds/feed-rows";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { textStream } from "@/lib/backend/kernel/http/text-stream";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { readConfig } from "@/lib/config";
import { dispatchDate } from "@/lib/domain/delivery-estimate";

/** Comparers come a few times a day; seconds that anybody between may keep a feed. */
const freshFor = 300;

/** Does the list of an If-None-Match header name this tag? */
const names = (header: string | undefined, tag: string) =>
  header?.split(",").some((one) => one.trim() === tag || one.trim() === "*") ?? false;

/** The feeds for price comparison sites. */
export const feedHandlers: Handlers<"GET /feeds/{name}"> = {
  "GET /feeds/{name}": async ({ path: { name }, headers: requestHeaders }, { now, address }) => {
    await limitAddress(limits.feed, { address });
    const { market, format } = feedDefinition(name);
    const version = await feedVersion({ currency: market.currency, inStockOnly: format.inStockOnly });
    // Days of delivery depend on the day's cut-off too, not on the tyres alone.
    const etag = `W/"${name}-${version}-${dispatchDate({ dispatchDays: 0, now })}"`;
    const headers = { etag, "cache-control": `public, max-age=${freshFor}`, "x-robots-tag": "noindex" };
    if (names(requestHeaders["if-none-match"], etag)) return { status: 304, headers };
    const demonstration = await hasDemonstrationStock();
    const { publicUrl, shop } = readConfig();
    const text = feedText(name, { shopName: shop.name, publicUrl, demonstration, now });
    return { status: 200, headers, body: textStream(text) };
  },
};
