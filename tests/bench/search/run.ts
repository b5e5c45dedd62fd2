import { disconnect, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { handle } from "@/lib/backend/server";
import { currencyOf, type Language } from "@/lib/domain/locale";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { type Figure, measure, quantile, tableOf } from "@/tests/bench/catalogue/figure";
import { storeLargeCatalogue } from "@/tests/bench/catalogue/large-catalogue";
import { typedQueries } from "@/tests/contract/search/typed-queries";

/** `npm run bench:search [-- tyres [runs]]`: how fast typed searches are answered over a large catalogue. */
const [tyres = 50_000, rounds = 5] = process.argv.slice(2).map(Number);

async function ask(path: string, q: string, language: Language): Promise<string> {
  const headers = { "accept-language": language, "x-currency": currencyOf(language) };
  const response = await handle(
    new Request(`http://bench.invalid/api/v1${path}?${new URLSearchParams({ q })}`, { headers }),
  );
  if (response.status !== 200) throw new Error(`${path} for ${q} answered ${response.status}`);
  return response.text();
}

const queryOf = (run: number) => typedQueries[run % typedQueries.length] ?? (["cs", "zimní", "", 0, ""] as const);

await withBenchDatabase(async () => {
  console.info(`Building a catalogue of ${tyres.toLocaleString("en")} tyres …`);
  await withOwnConnection((own) => storeLargeCatalogue(own, tyres));
  const n = typedQueries.length * rounds;
  const slowest: { typed: string; median: number }[] = [];
  const figures: Figure[] = [
    await measure(`results of ${typedQueries.length} typed queries`, n, (run) => {
      const [language, typed] = queryOf(run);
      return ask("/products", typed, language);
    }),
    await measure("suggestions while they are typed", n, (run) => {
      const [language, typed] = queryOf(run);
      return ask("/search/suggestions", typed.slice(0, 2 + (run % Math.max(1, typed.length - 1))), language);
    }),
  ];
  for (const [language, typed] of typedQueries) {
    const times: number[] = [];
    for (let run = 0; run < rounds; run += 1) {
      const started = performance.now();
      await ask("/products", typed, language);
      times.push(performance.now() - started);
    }
    slowest.push({ typed, median: quantile(times, 0.5) });
  }
  slowest.sort((a, b) => b.median - a.median);
  console.info(
    `\n${tableOf(figures)}\n\nSlowest: ${slowest
      .slice(0, 5)
      .map(({ typed, median }) => `${typed} ${median.toFixed(1)}`)
      .join("; ")}.\nTimes in ms; ${tyres.toLocaleString("en")} tyres; Node ${process.version}.`,
  );
  await disconnect();
});
