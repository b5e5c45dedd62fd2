import { formText } from "@/lib/api/request/form";
import { brandTiers, type Rounding } from "@/lib/domain/admin/price-rule";
import { families, seasons } from "@/lib/domain/category";
import { currencies } from "@/lib/domain/locale";

/** The fields of a rule that are checked, by their paths in a rule. */
export const ruleFields = [
  ...["name", "markup_permille", "least_profit", "from", "to"],
  ...["scope.rim.from", "scope.rim.to", "scope.cost.from", "scope.cost.to", "scope.age.from", "scope.age.to"],
  ...["rounding.CZK.to", "rounding.EUR.to", "rounding.USD.to"],
];

/** A rounding as a choice of a form names it: `1000 90`. */
export const roundingValue = ({ to, ending }: Rounding): string => (ending === null ? String(to) : `${to} ${ending}`);

/**
 * A number as somebody types it, times `factor`; `null` for an empty field. What is no number stays a text, which the call then refuses
 * at its field.
 */
function number(form: FormData, name: string, factor = 1): number | string | null {
  const text = formText(form, name, 20).trim();
  const plain = text.replace(/\s/g, "").replace(",", ".");
  if (plain === "") return null;
  return /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? Number((Number(plain) * factor).toFixed(3)) : text;
}

const ticked = <Value extends string>(form: FormData, group: string, values: readonly Value[]) =>
  values.filter((value) => form.has(`${group}.${value}`));

/** What is ticked of a group whose members the form alone knows. */
const tickedOf = (form: FormData, group: string) =>
  [...form.keys()].filter((key) => key.startsWith(`${group}.`)).map((key) => key.slice(group.length + 1));

function range(form: FormData, name: string, factor = 1) {
  const [from, to] = [number(form, `${name}.from`, factor), number(form, `${name}.to`, factor)];
  return from === null && to === null ? undefined : { from, to };
}

function rounding(form: FormData, list: string) {
  const [to, ending] = formText(form, `rounding.${list}.to`, 20).split(" ").map(Number);
  return { to, ending: ending ?? null };
}

const some = <Value>(list: Value[]) => (list.length > 0 ? list : undefined);

/** A rule as its form has it, as the call takes it; what is wrong with it the call says. @param id `null` for a new one */
export function ruleOfForm(form: FormData, id: number | null): unknown {
  return {
    id,
    name: formText(form, "name", 100),
    scope: {
      brands: some(tickedOf(form, "scope.brands")),
      tiers: some(ticked(form, "scope.tiers", brandTiers)),
      families: some(ticked(form, "scope.families", families)),
      seasons: some(ticked(form, "scope.seasons", seasons)),
      suppliers: some(tickedOf(form, "scope.suppliers").map(Number)),
      rim: range(form, "scope.rim"),
      cost: range(form, "scope.cost", 100),
      age: range(form, "scope.age"),
    },
    markup_permille: number(form, "markup_permille", 10),
    least_profit: number(form, "least_profit", 100) ?? 0,
    rounding: Object.fromEntries(currencies.map((list) => [list, rounding(form, list)])),
    from: formText(form, "from", 10) || null,
    to: formText(form, "to", 10) || null,
    active: form.has("active"),
  };
}
