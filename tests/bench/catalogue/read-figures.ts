import { querySizeGroups } from "@/lib/backend/catalogue/size-groups";
import { connection } from "@/lib/backend/kernel/database/connect";
import { handle } from "@/lib/backend/server";
import { type Figure, measure } from "@/tests/bench/catalogue/figure";

/** Sizes that shoppers ask for, so that no run meets only what the run before left in memory. */
const sizes = ["205/55/16", "195/65/15", "225/45/17", "215/65/16", "235/55/18", "225/40/18", "185/65/15"];

/** Asks the embedded API as the gateway does: parsing, query, checks and JSON included. */
async function ask(path: string): Promise<string> {
  const headers = { "accept-language": "cs", "x-currency": "CZK" };
  const response = await handle(new Request(`http://bench.invalid/api/v1${path}`, { headers }));
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

function sizeQuery(run: number): string {
  const [width, profile, rim] = (sizes[run % sizes.length] ?? "").split("/");
  return `width=${width}&profile=${profile}&rim=${rim}`;
}

/** How fast the catalogue answers what pages ask it. */
export async function readFigures(n: number): Promise<Figure[]> {
  const { sql } = connection();
  const slugs = await sql<{ slug: string }[]>`select slug from product order by popularity desc, id limit ${n + 10}`;
  const listing = (query: (run: number) => string) => (run: number) => ask(`/products?${query(run)}`);
  return [
    await measure(
      "listing, one size",
      n,
      listing((run) => `category=car-winter&${sizeQuery(run)}`),
    ),
    await measure(
      "listing, one size, four filters, by price",
      n,
      listing(
        (run) =>
          `category=car-summer&${sizeQuery(run)}&brand=michelin,barum&wet=A,B&load_min=91&in_stock=1&sort=price_asc`,
      ),
    ),
    await measure("listing, one size in every category", n, listing(sizeQuery)),
    await measure(
      "listing, whole category",
      n,
      listing(() => "category=car-summer"),
    ),
    await measure(
      "listing, whole category, brand, page 3",
      n,
      listing((run) => `category=car-winter&brand=${run % 2 ? "nokian" : "continental"}&page=3`),
    ),
    await measure(
      "listing, every tyre",
      Math.ceil(n / 4),
      listing(() => "sort=quietest"),
    ),
    await measure(
      "search, size and brand",
      n,
      listing((run) => `q=${run % 2 ? "2055516" : "225/45 r17"}+michelin`),
    ),
    await measure(
      "search, brand and pattern",
      n,
      listing(() => "q=nokian+snowproof"),
    ),
    await measure("size lookup", n, (run) =>
      ask(
        `/sizes?${sizeQuery(run)
          .split("&")
          .slice(0, 1 + (run % 3))
          .join("&")}`,
      ),
    ),
    await measure("size lookup, counted anew", Math.ceil(n / 4), () => querySizeGroups(sql, "CZK")),
    await measure("product with alternatives", n, (run) => ask(`/products/${slugs[run % slugs.length]?.slug}`)),
    await measure("categories", n, () => ask("/categories")),
  ];
}
