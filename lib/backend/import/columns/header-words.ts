import type { ImportField } from "@/lib/backend/import/columns/fields";

/**
 * Headers by which a column is recognised; case, accents, spaces, punctuation, units and currencies don't count. Czech, Slovak, English, German, Russian, and the names wholesalers' exports use.
 * A word under two fields stands for the one that no other column is recognised as: `Profil` is the height in a Czech
 * list, the tread in a German one that has its height under `Höhe`.
 */
export const headerWords: Record<ImportField, readonly string[]> = {
  brand: [
    ...["brand", "manufacturer", "make", "maker", "producer", "vendor"],
    ...["vyrobce", "znacka", "vyrobca", "hersteller", "fabrikat", "marke", "производитель", "бренд", "марка"],
  ],
  pattern: [
    ...["pattern", "model", "profile name", "tread", "tread pattern", "design", "product line", "pattern name"],
    ...["dezen", "vzor", "vzorek", "profil name", "profilbezeichnung", "reifenmodell", "muster", "modell"],
    ...["модель", "модель шины", "рисунок", "рисунок протектора", "протектор", "profil", "profile"],
  ],
  full_name: [
    ...["name", "full name", "product name", "productname", "product", "title", "article name", "item name"],
    ...["nazev", "nazev zbozi", "nazev produktu", "cely nazev", "popis zbozi", "nazov", "nazov produktu"],
    ...["nazov tovaru", "cely nazov", "bezeichnung", "artikelbezeichnung", "artikelname", "artikel", "produktname"],
    ...["наименование", "название", "номенклатура", "товар", "полное наименование"],
  ],
  size: [
    ...["size", "tyre size", "tire size", "dimension", "dimensions", "rozmer", "rozmer pneu", "rozmer pneumatiky"],
    ...["dimenze", "reifengrosse", "grosse", "groesse", "reifengroesse", "dimension reifen", "размер", "типоразмер"],
  ],
  width: [
    ...["width", "section width", "tyre width", "tire width", "sirka", "sirka pneu", "sirka pneumatiky"],
    ...["breite", "reifenbreite", "ширина", "ширина шины", "ширина профиля"],
  ],
  profile: [
    ...["profile", "aspect", "aspect ratio", "ratio", "series", "height", "profil", "vyska", "vyska profilu", "serie"],
    ...["profilove cislo", "hoehe", "hohe", "querschnitt", "querschnittsverhaltnis", "reifenhohe"],
    ...["высота", "профиль", "высота профиля", "серия"],
  ],
  rim: [
    ...["rim", "rim size", "rim diameter", "diameter", "inch", "inches", "zoll", "felge", "felgendurchmesser"],
    ...["felgengrosse", "rafek", "prumer", "prumer rafku", "rafik", "priemer", "priemer rafika", "palce", "palec"],
    ...["durchmesser", "диаметр", "диаметр шины", "посадочный диаметр", "диск", "радиус"],
  ],
  construction: ["construction", "konstrukce", "konstrukcia", "bauart", "конструкция"],
  commercial: ["c", "commercial", "c tyre", "c reifen", "c flag", "uzitkova", "uzitkove"],
  service: [
    ...["service description", "load speed", "load speed index", "li si", "lisi", "index", "indexy", "li gi"],
    ...["betriebskennung", "tragfahigkeit geschwindigkeit", "индексы", "индекс нагрузки скорости"],
  ],
  load_index: [
    ...[
      "load index",
      "loadindex",
      "load",
      "li",
      "li1",
      "index nosnosti",
      "nosnost",
      "index zatazenia",
      "zatazovy index",
    ],
    ...["zatezovy index", "lastindex", "tragfahigkeit", "tragfahigkeitsindex", "tragindex", "индекс нагрузки", "ин"],
  ],
  load_index_dual: ["load index 2", "load index dual", "li2", "li dual", "dual load index", "index nosnosti 2"],
  speed_symbol: [
    ...["speed symbol", "speed index", "speedindex", "speed rating", "speed", "si", "ss", "index rychlosti"],
    ...["rychlostni index", "rychlost", "rychlostny index", "index rychlost", "geschwindigkeitsindex", "gi"],
    ...["geschwindigkeitssymbol", "geschwindigkeit", "индекс скорости", "ис"],
  ],
  season: [
    ...["season", "sezona", "obdobi", "rocni obdobi", "obdobie", "rocne obdobie", "saison", "jahreszeit", "reifentyp"],
    ...["сезон", "сезонность"],
  ],
  family: [
    ...["vehicle", "vehicle type", "vehicle family", "family", "car type", "typ vozidla", "druh vozidla", "vozidlo"],
    ...["typ vozu", "druh vozu", "kategorie vozidla", "druh pneumatiky", "fahrzeugart", "fahrzeugtyp", "fahrzeug"],
    ...["reifenart", "einsatz", "тип авто", "тип автомобиля", "тип транспорта", "вид техники", "назначение"],
  ],
  xl: [
    ...["xl", "xl rf", "extra load", "reinforced", "rf", "zesilena", "zesileni", "zesilene", "zosilnena", "zosilnenie"],
    ...["verstarkt", "усиленная", "усиленные", "усиленность"],
  ],
  runflat: [
    ...["runflat", "run flat", "rft", "rof", "dojezdova", "dojezdove", "dojezd", "dojazdova", "dojazdove"],
    ...["notlauf", "notlaufeigenschaften", "ранфлет", "технология runflat"],
  ],
  studded: [
    ...["studded", "studs", "stud", "spikes", "hroty", "s hroty", "s hrotmi", "hrotova", "spike", "bespiked"],
    ...["шипы", "шип", "шипованные", "наличие шипов", "шипованность"],
  ],
  three_pmsf: [
    ...["3pmsf", "pmsf", "three pmsf", "3 pmsf", "snow", "snowflake", "alpine", "alpine symbol", "3 peak", "vlocka"],
    ...[
      "snehova vlocka",
      "prilnavost na snehu 3pmsf",
      "prilnavost na snehu",
      "schneeflocke",
      "schneegriff",
      "снежинка",
    ],
  ],
  ms: ["m s", "ms", "m plus s", "mud snow", "mud and snow", "bahno snih"],
  ice: ["ice", "ice grip", "led", "lad", "prilnavost na ledu", "prilnavost na lade", "eisgriff", "лед"],
  ev: ["ev", "electric", "elect", "pro elektromobily", "elektromobil", "elektroauto", "для электромобилей"],
  homologation: [
    ...["homologation", "oe mark", "oe", "oem", "oe marking", "homologace", "homologacia", "oe kennung", "kennung"],
    ...["омологация"],
  ],
  ean: [
    ...["ean", "ean13", "ean 13", "gtin", "gtin13", "gtin 13", "barcode", "carovy kod", "ciarovy kod", "strichcode"],
    ...["ean code", "ean kod", "ean nummer", "штрихкод", "штрих код"],
  ],
  mpn: [
    ...["mpn", "manufacturer number", "manufacturer part number", "part number", "part no", "article number", "ipc"],
    ...["article no", "article", "item number", "item no", "cai", "cislo vyrobce", "kod vyrobce", "kod zbozi", "kod"],
    ...["katalogove cislo", "objednaci cislo", "cislo vyrobcu", "kod vyrobcu", "kod tovaru", "teilenummer"],
    ...["artikelnummer", "artikel nr", "artikelnr", "herstellernummer", "herstellerartikelnummer", "артикул"],
    ...["код производителя", "артикул производителя", "код товара", "код"],
  ],
  // A bare `ID` or `kod` is a supplier's more often than the shop's: only a mapping says so.
  product_id: [
    ...["product id", "id product", "item id", "shop id", "shop product id", "e shop id", "id produktu", "id zbozi"],
    ...["id polozky", "id v e shopu", "id e shopu", "id tovaru", "id v e shope"],
    ...["produkt id", "artikel id", "id im shop", "shop produkt id", "id товара", "id продукта", "ид товара"],
    ...["идентификатор товара", "id в магазине"],
  ],
  price: [
    ...["price", "retail price", "gross price", "price incl vat", "price with vat", "price vat", "unit price"],
    ...["cena", "cena s dph", "prodejni cena", "moc", "moc s dph", "cena za kus", "cena ks", "predajna cena"],
    ...["koncova cena", "preis", "bruttopreis", "verkaufspreis", "vk", "vk preis", "preis inkl mwst", "preis brutto"],
    ...["endpreis", "цена", "розничная цена", "цена розничная", "стоимость", "цена с ндс"],
  ],
  net_price: [
    ...["net price", "price net", "price excl vat", "price without vat", "price ex vat", "netprice", "cena bez dph"],
    ...["velkoobchodni cena", "nakupni cena", "voc", "velkoobchodna cena", "nakupna cena", "nettopreis", "netto"],
    ...["preis netto", "ek", "ek preis", "preis ohne mwst", "цена без ндс", "оптовая цена", "цена оптовая"],
  ],
  price_czk: [],
  price_eur: [],
  price_usd: [],
  currency: ["currency", "currency code", "mena", "wahrung", "waehrung", "валюта"],
  stock: [
    ...["stock", "quantity", "qty", "availability", "available", "in stock", "stock quantity", "on stock"],
    ...["sklad", "skladem", "stav skladu", "mnozstvi", "pocet", "pocet kusu", "dostupnost", "na skladu", "skladom"],
    ...["stav skladu ks", "mnozstvo", "pocet kusov", "na sklade", "bestand", "lagerbestand", "lager", "menge"],
    ...["verfugbarkeit", "verfugbar", "остаток", "остатки", "наличие", "количество", "склад", "в наличии"],
  ],
  dispatch_days: [
    ...["dispatch days", "delivery days", "lead time", "delivery time", "handling time", "dodaci lhuta", "dodani"],
    ...["dodani dny", "dodaci doba", "dodacia lehota", "dodacia doba", "dodanie", "lieferzeit", "lieferzeit tage"],
    ...["lieferfrist", "срок поставки", "срок доставки"],
  ],
  production_year: [
    ...["production year", "year", "dot", "dot code", "dot year", "year of production", "rok vyroby", "rok"],
    ...["rok vyroby dot", "produktionsjahr", "baujahr", "herstellungsjahr", "дот", "год", "год выпуска"],
  ],
  fuel: [
    ...["fuel", "fuel class", "fuel efficiency", "fuel efficiency class", "rolling resistance", "rr", "spotreba"],
    ...[
      "valivy odpor",
      "spotreba paliva",
      "palivova ucinnost",
      "trida spotreby",
      "energeticka trieda",
      "uspora paliva",
    ],
    ...["palivova uspornost", "kraftstoffeffizienz", "kraftstoffeffizienzklasse", "rollwiderstand", "kraftstoff"],
    ...["топливная экономичность", "расход топлива", "сопротивление качению"],
  ],
  wet: [
    ...["wet", "wet grip", "wet class", "wet grip class", "prilnavost", "prilnavost na mokru", "prilnavost za mokra"],
    ...["prilnavost na mokre", "prilnavost na mokrom", "brzdeni na mokru", "brzdenie na mokre", "nasshaftung"],
    ...["nasshaftungsklasse", "nassgriff", "сцепление на мокрой дороге", "сцепление на мокром", "сцепление"],
  ],
  noise_db: [
    ...["noise", "noise level", "external noise", "rolling noise", "hluk", "hlucnost", "vnejsi hluk", "vonkajsi hluk"],
    ...["gerausch", "rollgerausch", "gerauschpegel", "externes rollgerausch", "aussengerausch", "шум", "уровень шума"],
  ],
  noise_class: [
    ...["noise class", "noise grade", "trida hluku", "trida hlucnosti", "trieda hluku", "trieda hlucnosti"],
    ...["gerauschklasse", "rollgerauschklasse", "класс шума"],
  ],
  eprel_id: ["eprel", "eprel id", "eprel code", "eprel url", "eprel link", "eprel nummer", "eprel cislo", "label url"],
  description: [
    ...["description", "long description", "popis", "popis produktu", "popis tovaru", "beschreibung", "описание"],
    ...["artikelbeschreibung", "описание товара"],
  ],
};
