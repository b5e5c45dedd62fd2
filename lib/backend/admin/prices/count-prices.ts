import type { PricedTyre } from "@/lib/backend/pricing/next-prices";
import type { Repriced } from "@/lib/backend/pricing/reprice-stock";
import type { PriceSimulation } from "@/lib/contract/admin/price-simulation";
import { marginOf } from "@/lib/domain/admin/price-rules";
import type { Season } from "@/lib/domain/category";

/** Price without VAT and profit of several tyres together, hellers. */
type Sums = { net: number; profit: number };
type Group = { season: Season; tyres: number; price: number[]; before: Sums; after: Sums };

/** Thousandths of the price without VAT by which the distribution goes. */
const [lowest, highest, step] = [-50, 350, 10];
/** How many changes are kept while counting, and how many are told. */
const [kept, told] = [1000, 50];

const noSums = (): Sums => ({ net: 0, profit: 0 });

function add(sums: Sums, { net, profit }: Sums): void {
  sums.net += net;
  sums.profit += profit;
}

const permilleOf = ({ net, profit }: Sums) => (net > 0 ? Math.round((profit * 1000) / net) : null);

/** A tyre whose Czech price changes, in hellers. Of so many tyres no more than this is kept, or their collection holds up the event loop. */
export type Change = { id: number; ruleId: number | null; cost: number | null; before: number; after: number };

const share = ({ before, after }: Change) => Math.abs(after - before) / before;

/** Whether a tyre gets dearer (1), cheaper (-1), or stays (0): by the first list whose price changes. */
function direction({ row: { now }, next }: Repriced): number {
  const changes = [next.price_czk - now.price_czk, next.price_eur - now.price_eur, next.price_usd - now.price_usd];
  return Math.sign(changes.find((change) => change !== 0) ?? 0);
}

/** Counts what rules do to prices, tyre by tyre. @param ruleIds of the rules, in their order */
export function priceCounter(ruleIds: readonly number[]) {
  const counts = { tyres: 0, up: 0, down: 0, no_rule: 0, no_cost: 0, by_hand: 0, below_cost: 0, margin_low: 0 };
  const all = { before: noSums(), after: noSums() };
  const byRule = new Map(ruleIds.map((id) => [id, { tyres: 0, ...noSums() }]));
  const groups = new Map<string, Group & { brand: string }>();
  const steps = Array.from({ length: (highest - lowest) / step }, (_, at) => ({
    from: lowest + at * step,
    before: 0,
    after: 0,
  }));
  let greatest: Change[] = [];

  const stepOf = (permille: number) =>
    steps[Math.min(steps.length - 1, Math.max(0, Math.floor((permille - lowest) / step)))];

  function groupOf({ brandName: brand, season }: PricedTyre): Group {
    const key = `${brand} ${season}`;
    const known = groups.get(key);
    if (known) return known;
    const made = { brand, season, tyres: 0, price: [0, 0], before: noSums(), after: noSums() };
    groups.set(key, made);
    return made;
  }

  function addMargins(group: Group, { row, next }: Repriced, cost: number): void {
    const before = marginOf(row.now.price_czk, cost);
    const after = marginOf(next.price_czk, cost);
    for (const sums of [group, all]) {
      add(sums.before, before);
      add(sums.after, after);
    }
    const [from, to] = [stepOf(before.permille), stepOf(after.permille)];
    if (from) from.before += 1;
    if (to) to.after += 1;
    const rule = next.rule_id === null ? undefined : byRule.get(next.rule_id);
    if (!rule) return;
    rule.tyres += 1;
    add(rule, after);
  }

  function addTyre(tyre: Repriced): void {
    const { row, next, priced } = tyre;
    counts.tyres += 1;
    const way = direction(tyre);
    if (way > 0) counts.up += 1;
    if (way < 0) counts.down += 1;
    if (row.cost === null) counts.no_cost += 1;
    else if (next.price_source === "list") counts.no_rule += 1;
    if (next.price_source === "manual") counts.by_hand += 1;
    for (const flag of priced.flags) counts[flag] += 1;
    const group = groupOf(row);
    group.tyres += 1;
    group.price = [(group.price[0] ?? 0) + row.now.price_czk, (group.price[1] ?? 0) + next.price_czk];
    if (row.cost !== null) addMargins(group, tyre, row.cost);
    const [before, after] = [row.now.price_czk, next.price_czk];
    if (after !== before) greatest.push({ id: row.id, ruleId: next.rule_id, cost: row.cost, before, after });
    if (greatest.length >= kept) greatest = mostChanged();
  }

  const mostChanged = () =>
    greatest.sort((one, other) => share(other) - share(one) || one.id - other.id).slice(0, told);

  return {
    add: addTyre,
    /** The greatest changes, and all that needs no names of tyres. */
    result: (): { greatest: Change[]; figures: Omit<PriceSimulation, "greatest"> } => ({
      greatest: mostChanged(),
      figures: {
        ...counts,
        margin: { before: permilleOf(all.before), after: permilleOf(all.after) },
        rules: ruleIds.map((id) => {
          const { tyres, ...sums } = byRule.get(id) ?? { tyres: 0, ...noSums() };
          return { tyres, margin: permilleOf(sums) };
        }),
        groups: [...groups.values()]
          .sort((one, other) => other.tyres - one.tyres || one.brand.localeCompare(other.brand))
          .map(({ brand, season, tyres, price, before, after }) => ({
            brand,
            season,
            tyres,
            price: { before: Math.round((price[0] ?? 0) / tyres), after: Math.round((price[1] ?? 0) / tyres) },
            margin: { before: permilleOf(before), after: permilleOf(after) },
          })),
        distribution: steps,
      },
    }),
  };
}
