import { disconnect } from "@/lib/backend/kernel/database/connect";
import { keepPicture } from "@/lib/backend/picture/keep-picture";
import { withBenchShop } from "@/tests/bench/bench-shop";
import { type Figures, lighthouse, medians, told } from "@/tests/bench/lighthouse/lighthouse.mjs";
import { photographJpeg } from "@/tests/support/photographs";

/**
 * `npm run bench:photographs [-- runs]`: Lighthouse's mobile figures of a listing and of a tyre, drawn as they come and with photographs as
 * a camera sends them, by turns: the photographs are shown and hidden between the runs, so that whatever else the machine does meets both.
 */
const [runs = 5] = process.argv.slice(2).map(Number);
const photographs = 24;
const perPattern = 3;
/** How much may be worse with photographs, by figure. */
const allowed = { performance: -2, "LCP ms": 150, "TBT ms": 50, CLS: 0.005 };
type Figure = keyof typeof allowed;

await withBenchShop({}, async ({ shop, databaseUrl, sql }) => {
  process.env.DATABASE_URL = databaseUrl;
  const hashes: string[] = [];
  for (let seed = 1; seed <= photographs; seed += 1)
    hashes.push((await keepPicture(await photographJpeg(seed), "staff", new Date())).hash);
  await disconnect();
  const show = () => sql`
    insert into tyre_picture (pattern_id, hash, position, role)
    select id, (${hashes}::text[])[1 + (id * ${perPattern} + place) % ${photographs}], place, 'side'
    from pattern, generate_series(0, ${perPattern - 1}) as place`;
  const hide = () => sql`delete from tyre_picture`;

  const query = "category=car-winter&width=205&profile=55&rim=16&in_stock=1";
  const headers = { "accept-language": "cs", "x-currency": "CZK" };
  const answer = await fetch(`${shop.url}/api/v1/products?${query}`, { headers });
  const { data } = (await answer.json()) as { data: { paths: { cs: string } }[] };
  const pages: Record<string, string> = {
    listing: "/cs/zimni-pneumatiky/205-55-r16",
    product: data[0]?.paths.cs ?? "",
  };
  const seen: Record<string, { drawn: Figures[]; shown: Figures[] }> = {};
  /** The page is made again before it is looked at: a purge takes two seconds at most. */
  const look = async (name: string, path: string, photographed: boolean) => {
    const deadline = Date.now() + 10_000;
    for (let html = ""; /\/img\/p\/[0-9a-f]{32}/.test(html) !== photographed || html === ""; ) {
      if (Date.now() > deadline)
        throw new Error(`${path} does not show ${photographed ? "photographs" : "drawings"} within ten seconds.`);
      html = await (await fetch(shop.url + path)).text();
    }
    seen[name] ??= { drawn: [], shown: [] };
    seen[name][photographed ? "shown" : "drawn"].push(lighthouse(shop.url + path));
  };
  for (let run = 0; run < runs; run += 1) {
    for (const photographed of run % 2 === 0 ? [false, true] : [true, false]) {
      await hide();
      if (photographed) await show();
      for (const [name, path] of Object.entries(pages)) await look(name, path, photographed);
    }
  }
  let held = true;
  for (const [name, { drawn, shown }] of Object.entries(seen)) {
    const before = medians(drawn);
    const after = medians(shown);
    console.info(`${told(`${name}, drawn`, before)}\n${told(`${name}, photographs`, after)}`);
    const worse = (Object.keys(allowed) as Figure[]).filter((figure) =>
      figure === "performance"
        ? after[figure] - before[figure] < allowed[figure]
        : after[figure] - before[figure] > allowed[figure],
    );
    if (worse.length > 0) held = false;
    if (worse.length > 0) console.info(`  worse with photographs: ${worse.join(", ")}`);
  }
  console.info(held ? "Photographs leave both pages where they were." : "Photographs make a page slower.");
  process.exitCode = held ? 0 : 1;
});
