import { wordKey } from "@/lib/backend/import/cells/clean";
import type { Family, Season } from "@/lib/domain/category";

// Stems in Czech, Slovak, English, German and Russian, as `wordKey` writes them (й without its accent is и).
const seasonStems: readonly [Season, RegExp][] = [
  [
    "all_season",
    /celoroc|celorok|caloroc|all[\s-]?season|allseason|all[\s-]?year|all[\s-]?weather|4[\s-]?season|four season|ganzjahr|allwetter|всесезон|круглогод|^(?:g|gj|as|c|4s|a)$/,
  ],
  ["winter", /zimn|zimow|winter|зимн|^(?:w|z|wr)$/],
  ["summer", /(?<!\p{L})letn|summer|sommer|летн|^(?:s|l|su|so)$/u],
];

/** The season a cell names, by word or by its usual letter; `null` for anything else. */
export function readSeason(text: string): Season | null {
  const key = wordKey(text);
  return seasonStems.find(([, stem]) => stem.test(key))?.[0] ?? null;
}

/**
 * The season that a longer text speaks of: all-season where it says so, winter or summer where only one of them is
 * named; the snowflake mark alone is a winter tyre's. `null` where the text names none, or both.
 */
export function seasonInText(text: string): Season | null {
  const key = wordKey(text);
  const [all, winter, summer] = seasonStems.map(([, stem]) => stem.test(key));
  if (all) return "all_season";
  if (winter && summer) return null;
  if (summer) return "summer";
  return winter || /3\s?pmsf|snehov\p{L}{0,3} vlock|snowflake|schneeflocke/u.test(key) ? "winter" : null;
}

/** What a vehicle column can name: a family the shop sells for, or `other` (lorries, motorcycles, machines). */
type NamedFamily = Family | "other";

const familyStems: readonly [NamedFamily, RegExp][] = [
  [
    "van",
    /dodav|dostaw|uzitk|lehk\p{L}* naklad|lahk\p{L}* naklad|llkw|transporter|lieferwagen|^vans?$|light truck|^lt$|легкогруз|микроавтобус|коммерч/u,
  ],
  [
    "other",
    /naklad|lkw|truck|lorry|bus|груз|moto|мото|zemed|polnohos|traktor|tractor|agri|сельхоз|с\/х|спецтех|индустр|indust|quad|atv|^em$/,
  ],
  ["suv", /suv|terenow|4\s?[x×х]\s?4|off[\s-]?road|teren|gelande|внедорож|кроссовер|джип/],
  ["car", /osobn|osobow|pkw|passenger|^cars?$|легков|^os$|personen|^p$/],
];

/** The kind of vehicle a cell names; `null` for a word that is none. */
export function readFamily(text: string): NamedFamily | null {
  const key = wordKey(text);
  return familyStems.find(([, stem]) => stem.test(key))?.[0] ?? null;
}

const kindWord =
  /^(?:zimn[iaey]|zimow[ae]|letn[iaey]|letnia|celorocn[iaey]|calorocz?n[ae]|winter|summer|all|season|allseason|sommer|ganzjahr(?:es)?|(?:winter|sommer|ganzjahres)reifen|pneu|pneumatik[ay]?|tyres?|tires?|osobn[iaey]|osobow[ae]|dodavkov\p{L}*|nakladn\p{L}*|l?lkw|pkw|suv|4x4|vans?|cars?|passenger|transporter|trucks?|[wszl])$/u;

/** Does a cell say a season or a kind of vehicle, and nothing else? `WinterContact` is a name. */
export function saysKind(text: string): boolean {
  const words = wordKey(text).split(/[\s/,-]+/);
  return words.every((word) => kindWord.test(word));
}

const yes = new Set("ano yes y ja j tak да true 1 x + есть a s vrai oui".split(" ").concat("áno", "✓"));
const no = new Set("ne nie no n nein нет false 0 - без bez".split(" "));
/** Words that answer a column by naming the thing: `XL` under XL, `ROF` under run-flat. */
const named =
  /^(?:xl|rf|rft|rof|zp|zps|ssr|hrs|dsst|emt|xrp|moe|aoe|csr|ext?ra\s?load|reinf\p{L}*|zesil\p{L}*|zosil\p{L}*|verst\p{L}*|усилен\p{L}*|c|run\s?-?on\s?-?flat|run\s?-?flat|dojezd\p{L}*|dojazd\p{L}*|3\s?pmsf|m\s?\+?\s?s|s hroty|s hrotmi|studded|шип\p{L}*|spikes?)$/u;
const standard = /^(?:sl|std|standard\p{L}*|non[\s-].*|bez .*|ohne .*|без .*)$/u;

/** A cell that answers yes or no in five languages; `null` for any other word. */
export function readYesNo(text: string): boolean | null {
  const key = wordKey(text);
  if (yes.has(key) || named.test(key)) return true;
  return no.has(key) || standard.test(key) ? false : null;
}
