import type { ProductQuery } from "@/lib/contract/products";
import type { Family, Season } from "@/lib/domain/category";

/** What a word of everyday language says about a tyre. */
type PlainMeaning =
  | { kind: "season"; season: Season }
  | { kind: "family"; family: Family }
  | { kind: "mark"; mark: "xl" | "runflat" }
  | { kind: "sort"; sort: ProductQuery["sort"] }
  | { kind: "filler" };

type Row = [PlainMeaning, words: string];

const season = (of: Season): PlainMeaning => ({ kind: "season", season: of });
const family = (of: Family): PlainMeaning => ({ kind: "family", family: of });
const sort = (by: ProductQuery["sort"]): PlainMeaning => ({ kind: "sort", sort: by });
const filler: PlainMeaning = { kind: "filler" };

/**
 * Words in Czech, Slovak and English without accents, phrases written together; as shoppers write them: inflected,
 * colloquial. Endings that only lengthen a stem are listed once, with `*`.
 */
const rows: Row[] = [
  [
    season("winter"),
    `zimni* zimn* zimo* zimak* zimacky zimacek zimacok zimovk* zimovek zimoviek zima zimu zimy zime winter winters snih sneh
    snow snehovk* snehovek snehoviek sneznice`,
  ],
  [season("summer"), "letni* letn* letnak* letnacky lete letak* leto leta letu letos summer summers letky letek"],
  [
    season("all_season"),
    `celorocni* celorocn* celorok* celorocak* celorocky celorocek celorociek celorocok univerzalni* univerzaln* allseason allseasons allyear allyearround 4season 4seasons fourseason fourseasons ctyrsezonni stvorsezonne
    allweather yearround vsesezonni`,
  ],
  [family("suv"), "suv suvko suvka suvcko 4x4 4wd offroad offroadu teren terenni* terenne terenny terenak* crossover"],
  [
    family("van"),
    `van vans dodavka dodavku dodavky dodavce dodavek dodavkove dodavkovy dodavkova dodavkach uzitkove uzitkovy uzitkova
    uzitkovych lehkanakladni lehkonakladni commercial nakladak`,
  ],
  [family("car"), "osobni* osobne osobneho osobny osobne osobak* passenger"],
  [{ kind: "mark", mark: "xl" }, "xl extraload zesilene zesileny zesilena zosilnene zosilnena reinforced vyztuzene"],
  [
    { kind: "mark", mark: "runflat" },
    "runflat runflaty runflats rft rof ssr zp dojezdove dojezdova dojezdovy dojezdovych dojazdove dojazdova dojazdovych",
  ],
  [
    sort("price_asc"),
    `levne levny levna levnych levneji levnejsi nejlevnejsi nejlevneji lacne lacny lacnych lacnejsie lacnejsi najlacnejsie
    najlacnejsi cheap cheapest cheaper inexpensive akce akcni zlava sleva vyprodej`,
  ],
  [sort("price_desc"), "nejdrazsi najdrahsie najdrahsi dearest priciest"],
  [
    sort("quietest"),
    "tiche ticha tichy tichych tissi nejtissi tichsie najtichsie najtichsi quiet quieter quietest silent nehlucne",
  ],
  [sort("wet"), "mokro mokru mokre mokrou dest deste desti destivo dazd dazda rain wetgrip wet nejlepsimokro"],
  [sort("fuel"), "usporne usporny uspornych nejuspornejsi nizkaspotreba spotreba economical fuelefficient"],
  [
    filler,
    `pneu pneumatik* pneumatiky pneumatika pneumatiku gumy guma gum gumami obuti obut tire tires tyre tyres kola kolo kolesa
    na pro pre do od s se so z ze zo k ke ku v ve vo a i nebo alebo and or for on the of with my to fit fits in at
    auto auta aut autu vuz vozidlo car cars cena ceny cenu ceniky price prices nove nova novy new sada sady sadu set
    ks kus kusy kusu 4ks 2ks 1ks rozmer rozmery velikost velkost size sizes rok roku rv rocnik year koupit kupit buy
    chci chcem hledam hladam potrebuji potrebujem prosim znacka znacky znacku brand moje muj moj kvalitni kvalitne dobre
    nejlepsi najlepsie best prodej predaj skladem sklade eshop dezen rada rady serie series trida triedy trieda class
    combi kombi combik sedan hatchback liftback scout facelift tdi tsi tfsi tdci hdi cdi dci crdi mpi benzin nafta diesel
    kw hp ps koni kone htp gdi tgdi crdti dti tce ecoboost mhev hybrid motor motorem motorom engine ean index load speed palce palcu palcove palcov inch inches`,
  ],
];

/** Endings that a stem marked with `*` takes in the three languages: every case of both numbers. */
const endings = [
  ...["", "ch", "m", "mi", "ho", "mu", "k", "y", "u", "a", "e", "ky", "ka", "ku", "ek", "ech", "i", "cky"],
  ...["eho", "emu", "ej", "ou", "ym", "ych", "ymi", "em", "um", "ov", "ovi", "om", "och", "ach", "am", "ami", "ama"],
];

/** Every such word, without accents, with its meaning; the first row that has it wins. */
export const plainWords: ReadonlyMap<string, PlainMeaning> = new Map(
  rows
    .flatMap(([meaning, words]) =>
      words
        .split(/\s+/)
        .flatMap((word) => (word.endsWith("*") ? endings.map((ending) => `${word.slice(0, -1)}${ending}`) : [word]))
        .map((word): [string, PlainMeaning] => [word, meaning]),
    )
    .reverse(),
);
