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

async function read(url: string, how: string | null): Promise<void> {
  const answer = await fetch(url);
  await answer.text();
  if (!answer.ok || answer.headers.get("x-page") !== how) {
    throw new Error(`${url} answered ${answer.status}, X-Page ${answer.headers.get("x-page")}`);
  }
}

/**
 * A listing that nobody has asked for yet beside its SQL alone and the least page that Next renders, by turns. The database
 * of the listing is the one of DATABASE_URL.
 */
export async function measureRender(shop: string, peer: string): Promise<Judged[]> {
  const times: Record<"page" | "sql" | "bare", number[]> = { page: [], sql: [], bare: [] };
  for (let run = -20; run < runs; run += 1) {
    const page = await timed(() =>
      read(`${shop}/cs/zimni-pneumatiky/205-55-r16?price_max=${highest(run + 500)}`, "miss"),
    );
    const asked = { filter: filterAt(run), sort: "recommended", page: 1, currency: "CZK", now: new Date() } as const;
    const sql = await timed(() => queryListing(asked));
    const bare = await timed(() => read(`${peer}/page/${run}`, null));
    if (run < 0) continue; // warms all three up
    times.page.push(page);
    times.sql.push(sql);
    times.bare.push(bare);
  }
  const [page, sql, bare] = [times.page, times.sql, times.bare].map((all) => quantile(all, 0.5)) as [
    number,
    number,
    number,
  ];
  const share = page / (sql + bare);
  const ms = (time: number) => time.toFixed(1);
  return [
    {
      figure: "first render of a listing beside its SQL and a bare Next page",
      value: `${share.toFixed(1)} × (${ms(page)} ms; SQL ${ms(sql)}, bare page ${ms(bare)})`,
      goal: "< 4 ×",
      held: share < 4,
    },
  ];
}
