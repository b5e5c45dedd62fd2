import { type FeedMessages, feedMessages, filled } from "@/lib/backend/feeds/feed-messages";
import { feedRows } from "@/lib/backend/feeds/feed-rows";
import type { FeedFormat } from "@/lib/backend/feeds/format";
import { googleFeed } from "@/lib/backend/feeds/google";
import { heurekaFeed } from "@/lib/backend/feeds/heureka";
import { type Market, offerMaker } from "@/lib/backend/feeds/offer";
import { zboziFeed } from "@/lib/backend/feeds/zbozi";
import type { FeedName } from "@/lib/contract/feeds";

const czech: Market = { language: "cs", currency: "CZK", country: "CZ" };
const slovak: Market = { language: "sk", currency: "EUR", country: "SK" };

type Definition = { market: Market; format: (market: Market, messages: FeedMessages) => FeedFormat };

const definitions: Record<FeedName, Definition> = {
  "heureka-cz": { market: czech, format: ({ language }) => heurekaFeed(language) },
  "heureka-sk": { market: slovak, format: ({ language }) => heurekaFeed(language) },
  zbozi: { market: czech, format: () => zboziFeed },
  "google-cz": { market: czech, format: googleFeed },
  "google-sk": { market: slovak, format: googleFeed },
};

/** A feed's market, its messages and its format. */
export function feedDefinition(name: FeedName): { market: Market; texts: FeedMessages; format: FeedFormat } {
  const { market, format } = definitions[name];
  const texts = feedMessages(market.language);
  return { market, texts, format: format(market, texts) };
}

type FeedSource = { shopName: string; publicUrl: string; demonstration: boolean; now: Date };

const warning =
  "<!-- Demonstration stock: these tyres are not for sale. Do not hand this feed to a comparer before the merchant's own list has been imported. -->\n";

/** The text of a feed, a batch of tyres at a time. */
export async function* feedText(name: FeedName, source: FeedSource): AsyncGenerator<string> {
  const { market, texts, format } = feedDefinition(name);
  const { shopName, publicUrl, demonstration, now } = source;
  const url = `${publicUrl}/${market.language}`;
  const about = filled(texts.about, { shop: shopName });
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${demonstration ? warning : ""}${format.head({ name: shopName, url, about })}`;
  const offerOf = offerMaker(market, texts, publicUrl, now);
  for await (const rows of feedRows({ currency: market.currency, inStockOnly: format.inStockOnly })) {
    const items = rows.map((row) => format.item(offerOf(row))).join("");
    if (items !== "") yield items;
  }
  yield format.tail;
}
