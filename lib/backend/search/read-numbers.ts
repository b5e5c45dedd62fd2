import { nothingUnderstood, type Understood } from "@/lib/backend/search/understood";
import { roadSpeedSymbols } from "@/lib/domain/speed-symbol";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import { findTyreSize } from "@/lib/domain/tyre-size-spelling";

type Reading = { understood: Understood; rest: string };

const alone = { before: String.raw`(?<![\p{L}\d/.,-])`, after: String.raw`(?![\p{L}\d/])` };
const symbols = roadSpeedSymbols.filter((symbol) => symbol.length === 1).join("");
const currencyWord = String.raw`(?:kč|kc|czk|korun\p{L}{0,2}|eur|euro|€|usd|\$|,-)`;

const service = new RegExp(String.raw`${alone.before}(\d{2,3})(?:[/-](\d{2,3}))?([${symbols}])${alone.after}`, "iu");
const price = new RegExp(
  String.raw`(?<![\p{L}\d])(?:do|pod|max|under|below|upto|to)\s{1,2}(\d{1,3}[ .]\d{3}|\d{2,6})\s{0,2}(${currencyWord}(?!\p{L}))?`,
  "iu",
);
const widthAndProfile = new RegExp(
  String.raw`${alone.before}(\d{2}[05])(?:\s?[/x×]\s?|\s)(\d[05])${alone.after}`,
  "iu",
);
const fiveDigits = new RegExp(String.raw`${alone.before}([1-3]\d[05])(\d[05])${alone.after}`, "iu");
const rimOnly = new RegExp(
  String.raw`${alone.before}(?:r\s?(1[2-9]|2[0-4])(?:c(?!\p{L}))?|(1[2-9]|2[0-4])\s?(?:["″”]|''|-?(?:palc|palec|inch|coul|cól)\p{L}{0,3}|-?in(?!\p{L})))`,
  "iu",
);
const widthOnly = new RegExp(String.raw`${alone.before}(1[2-9]5|2\d5|3[0-3]5)${alone.after}`, "u");

/** What is written of an engine: its litres (`1.9`, `2,0TDI`) and its power. Neither says anything about a tyre. */
const engine =
  /(?<![\p{L}\d.,/])(?:[0-7][.,]\d(?![\d.,/])\p{L}{0,8}|\d{2,3}\s?(?:kw|hp|bhp|ps|kon[iíeě]|koňů)(?!\p{L}))/giu;

const cut = (text: string, match: RegExpExecArray) =>
  `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;

/** Below this a bare number behind "do" is no price of a tyre; between these years it is one. */
const isPrice = (amount: number, marked: boolean) => marked || (amount >= 300 && (amount < 1980 || amount > 2040));

function readSize(typed: string, isKnown: (size: string) => boolean): Reading {
  const understood = { ...nothingUnderstood };
  const found = findTyreSize(typed);
  if (!found) return { understood, rest: typed };
  const { size, loadIndex, speedSymbol, xl } = found.parsed;
  // "205 R16" is a size of its own only where the shop knows it; else the profile was left out.
  const whole = size.profile !== null || isKnown(formatTyreSize(size));
  if (whole) understood.size = size;
  else Object.assign(understood, { width: size.width, rim: size.rim });
  understood.loadMin = loadIndex ?? null;
  understood.speedMin = speedSymbol ?? null;
  understood.xl = xl ?? false;
  return { understood, rest: `${typed.slice(0, found.start)} ${typed.slice(found.end)}` };
}

/**
 * Takes everything numeric out of a typed search: a size or parts of one, load and speed, a greatest price. What is said of
 * an engine is left out first, or its litres would pass for a rim or the generation of a car.
 * @returns what was read, and the text without it
 */
export function readNumbers(typed: string, isKnown: (size: string) => boolean): Reading {
  const { understood, rest: withoutSize } = readSize(typed.replace(engine, " "), isKnown);
  let rest = withoutSize;
  const take = (pattern: RegExp, use: (match: RegExpExecArray) => boolean) => {
    const match = pattern.exec(rest);
    if (match && use(match)) rest = cut(rest, match);
  };
  take(price, ([, amount = "", mark]) => {
    const value = Number(amount.replace(/\D/g, ""));
    if (!isPrice(value, mark !== undefined)) return false;
    understood.priceMax = value;
    return true;
  });
  take(service, ([, load = "", , symbol = ""]) => {
    if (Number(load) < 60 || Number(load) > 135) return false;
    understood.loadMin ??= Number(load);
    understood.speedMin ??= symbol.toUpperCase();
    return true;
  });
  if (understood.size === null) {
    const both = ([, width, profile]: RegExpExecArray) => {
      Object.assign(understood, { width: Number(width), profile: Number(profile) });
      return true;
    };
    take(widthAndProfile, both);
    if (understood.profile === null) take(fiveDigits, both);
    take(rimOnly, ([, written, inches]) => {
      understood.rim ??= Number(written ?? inches);
      return true;
    });
    if (understood.width === null)
      take(widthOnly, ([, width]) => {
        understood.width = Number(width);
        return true;
      });
    const { width, profile, rim } = understood;
    if (width !== null && profile !== null && rim !== null) {
      const size = { width, profile, rim, construction: "R" as const, commercial: false };
      Object.assign(understood, { size, width: null, profile: null, rim: null });
    }
  }
  return { understood, rest };
}
