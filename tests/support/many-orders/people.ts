import { chance, pick } from "@/lib/backend/catalogue/demonstration/chance";
import type { Country } from "@/lib/domain/locale";

const firstNames = ["Jana", "Petr", "Eva", "Jiří", "Marie", "Jan", "Lucie", "Tomáš", "Zuzana", "Ľubomír"] as const;
/** The commonest names, each borne by about as many people as it is in Czechia. */
const common = ["Novák", "Svoboda", "Novotný", "Dvořák", "Černý", "Procházka", "Kučera", "Veselý", "Horák"] as const;
const starts = ["Ko", "Ma", "Há", "Be", "Vl", "Šu", "Pro", "Kra", "Li", "Do", "Ře", "Sta", "Ry", "Ža", "Ol"] as const;
const middles = ["lá", "ši", "tě", "ve", "ku", "no", "li", "ro", "ma", "pe", "du", "jí"] as const;
const ends = ["k", "ček", "nský", "l", "ř", "vič", "cký", "ta", "ra", "n"] as const;
const towns = {
  CZ: ["Praha", "Brno", "České Budějovice", "Ústí nad Labem", "Žďár nad Sázavou"],
  SK: ["Bratislava", "Košice", "Žilina", "Prešov", "Nitra"],
} as const;
const trades = ["Autodoprava", "Stavby", "Pekárna", "Servis", "Zahrady", "Lesy"] as const;

const one = (list: readonly string[], ...words: (string | number)[]) =>
  pick(list as readonly [string, ...string[]], ...words);

const digits = (length: number, ...words: (string | number)[]) =>
  String(Math.floor(chance(...words) * 10 ** length)).padStart(length, "0");

/** The columns of an order that say who ordered: three in a hundred bear one of nine names, one in eight is a company. */
export function personOf(seed: string, order: number, country: Country) {
  const draw = (what: string) => `${seed} ${what} ${order}`;
  const family = draw("family");
  const last_name =
    chance(draw("common")) < 0.03
      ? one(common, family)
      : one(starts, family, 1) + one(middles, family, 2) + one(middles, family, 3) + one(ends, family, 4);
  const company = chance(draw("company")) < 0.12;
  return {
    first_name: one(firstNames, draw("first")),
    last_name,
    email: `zakaznik.${Math.floor(chance(draw("email")) * 60_000)}@post.example`,
    phone_number: country === "CZ" ? `+420${digits(9, draw("phone"))}` : `+421${digits(9, draw("phone"))}`,
    country,
    city: one(towns[country], draw("town")),
    address: `Lipová ${1 + Math.floor(chance(draw("house")) * 900)}`,
    zip_code: digits(5, draw("zip")),
    company_name: company ? `${one(trades, draw("trade"))} ${last_name} s.r.o.` : null,
    ico: company ? digits(8, draw("ico")) : null,
  };
}
