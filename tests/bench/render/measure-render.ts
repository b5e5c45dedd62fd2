import type { ListingFilter } from "@/lib/backend/listing/filter";
import { queryListing } from "@/lib/backend/listing/listing-query";
import { quantile } from "@/tests/bench/catalogue/figure";
import type { Judged } from "@/tests/bench/judged";

const runs = 150;

/** One size of winter tyres; no two runs ask for the same price, so no page is kept and no plan is better off. */
const highest = (run: number) => 3000 + run;

function filterAt(run: number): ListingFilter {
  const none = { commercial: null, terms: null, brand: null, season: null, loadMin: null, speedMin: null };
  const untold = { fuel: null, wet: null, noiseMax: null, xl: null, runflat: null, inStock: null, ratingMin: null };
  const size = { width: [205], profile: [55], rimTenths: [160] };
  return { ...none, ...untold, ...size, category: "car-winter", priceMin: null, priceMax: highest(run) * 100 };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function read(url: string, how: string | null): Promise<string> {
  const answer = await fetch(url, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
  const text = await answer.text();
  if (!answer.ok || answer.headers.get("x-page") !== how) {
    throw new Error(`${url} answered ${answer.status}, X-Page ${answer.headers.get("x-page")}`);
  }
  return text;
}

/** Bytes of a page as Next made it: the front puts the styles into it. */
const bytesOf = (page: string) => Buffer.byteLength(page.replaceAll(/<style[^>]*>.*?<\/style>/gs, ""));

/** How many rows give the bare page as many bytes. */
async function rowsFor(bytes: number, peer: string): Promise<number> {
  const [few, many] = [bytesOf(await read(`${peer}/rows/100`, null)), bytesOf(await read(`${peer}/rows/1100`, null))];
  return Math.round(100 + ((bytes - few) * 1000) / (many - few));
}

/**
 * A listing that nobody has asked for yet beside a bare Next page of as many bytes, and its SQL alone, by turns. The database
 * of the listing is the one of DATABASE_URL.
 */
export async function measureRender(shop: string, peer: string): Promise<Judged[]> {
  const listingAt = (run: number) => `${shop}/cs/zimni-pneumatiky/205-55-r16?price_max=${highest(run + 500)}`;
  const bytes = bytesOf(await read(listingAt(-400), "miss"));
  const rows = await rowsFor(bytes, peer);
  const times: Record<"page" | "sql" | "bare", number[]> = { page: [], sql: [], bare: [] };
  for (let run = -20; run < runs; run += 1) {
    const page = await timed(() => read(listingAt(run), "miss"));
    const asked = { filter: filterAt(run), sort: "recommended", page: 1, currency: "CZK", now: new Date() } as const;
    const sql = await timed(() => queryListing(asked));
    const bare = await timed(() => read(`${peer}/rows/${rows + (run % 2)}`, null));
    if (run < 0) continue; // warms all three up
    times.page.push(page);
    times.sql.push(sql);
    times.bare.push(bare);
  }
  const median = (name: keyof typeof times) => quantile(times[name], 0.5);
  const [page, sql, bare] = [median("page"), median("sql"), median("bare")];
  const share = page / bare;
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  return [
    {
      figure: `first render of a listing beside a bare Next page of ${rows} rows, ${(bytes / 1024).toFixed(0)} KiB both`,
      value: `${share.toFixed(2)} × (${ms(page)}, bare ${ms(bare)})`,
      goal: "≤ 2 ×",
      held: share <= 2,
    },
    { figure: "SQL of that listing", value: ms(sql), goal: "≤ 8 ms", held: sql <= 8 },
  ];
}
