import type { Currency, Language } from "./model";

const languages: Language[] = ["cs", "en", "sk"];
const currencies: Currency[] = ["CZK", "EUR", "USD"];

/** The most wanted language that the host has; English when there is none. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? "").split(",").map((entry) => {
    const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
    const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
    return { tag: tag.trim().slice(0, 2), weight: weight ? Number(weight.trim().slice(2)) : 1 };
  });
  const best = wanted.sort((a, b) => b.weight - a.weight).find(({ tag }) => languages.some((one) => one === tag));
  return languages.find((one) => one === best?.tag) ?? "en";
}

/** The currency that `X-Currency` names; dollars when it names none of the host's. */
export function currencyOf(header: string | string[] | undefined): Currency {
  return currencies.find((one) => one === String(header ?? "").toUpperCase()) ?? "USD";
}
