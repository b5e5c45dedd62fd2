import type { ListedProduct, ProductList } from "@/lib/contract/products";

export type Pick = { kind: "cheapest" | "best_wet" | "quietest" | "best_fuel"; product: ListedProduct };

const most = 3;
/** Among fewer tyres than this nobody needs a shortcut. */
const fewest = 6;

type Labelled = ListedProduct & { label: NonNullable<ListedProduct["label"]> };
const hasLabel = (product: ListedProduct): product is Labelled => product.label !== null;
const price = (product: ListedProduct) => product.price.amount;

/** The cheapest of the tyres with the best value of a label, when every tyre of the listing is in view. */
function bestOf(whole: ListedProduct[], value: (product: Labelled) => string | number): ListedProduct[] {
  const labelled = whole.filter(hasLabel);
  const best = labelled.map(value).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))[0];
  return labelled.filter((product) => value(product) === best).sort((a, b) => price(a) - price(b));
}

/**
 * Up to three tyres worth a short cut, each the best of its whole listing in one thing. The API's own reasons are
 * taken at their word; beyond them only what the rows prove: the lowest price of the listing, and the best label
 * where no further page could hold a better one. First page only.
 */
export function chosenPicks({ data, page, price_range }: ProductList): Pick[] {
  if (page.number !== 1 || page.total < fewest) return [];
  const sold = data.filter((product) => product.stock > 0);
  const whole = page.total <= data.length ? sold : [];
  const reasoned = (kind: Pick["kind"]) => sold.filter((product) => product.reason?.kind === kind);
  const candidates: Record<Pick["kind"], ListedProduct[]> = {
    cheapest: [...reasoned("cheapest"), ...sold.filter((product) => price(product) === price_range?.min.amount)],
    best_wet: [...reasoned("best_wet"), ...bestOf(whole, ({ label }) => label.wet)],
    quietest: [...reasoned("quietest"), ...bestOf(whole, ({ label }) => label.noise_db)],
    best_fuel: [...reasoned("best_fuel"), ...bestOf(whole, ({ label }) => label.fuel)],
  };
  const picks: Pick[] = [];
  for (const kind of Object.keys(candidates) as Pick["kind"][]) {
    const product = candidates[kind].find(({ id }) => picks.every((pick) => pick.product.id !== id));
    if (product) picks.push({ kind, product });
  }
  return picks.slice(0, most);
}
