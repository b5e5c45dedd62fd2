import type { ImportField } from "@/lib/backend/import/columns/fields";
import { offerWords } from "@/lib/backend/import/columns/offer-words";

/**
 * Headers by which a column is recognised; case, accents, spaces, punctuation, units and currencies don't count. Czech, Slovak, English, German, Russian, and the names wholesalers' exports use.
 * A word under two fields stands for the one that no other column is recognised as: `Profil` is the height in a Czech
 * list, the tread in a German one that has its height under `Höhe`.
 */
export const headerWords: Record<ImportField, readonly string[]> = {
  ...offerWords,
  brand: [
    ...["brand", "manufacturer", "make", "maker", "producer", "vendor"],
    ...["vyrobce", "znacka", "vyrobca", "hersteller", "fabrikat", "marke", "производитель", "бренд", "марка"],
    ...["brand description", "brand name", "manufacturer name", "marka", "producent", "nazev vyrobce", "nazov vyrobcu"],
  ],
  pattern: [
    ...["pattern", "model", "profile name", "tread", "tread pattern", "design", "product line", "pattern name"],
    ...["dezen", "vzor", "vzorek", "profil name", "profilbezeichnung", "reifenmodell", "muster", "modell"],
    ...["модель", "модель шины", "рисунок", "рисунок протектора", "протектор", "profil", "profile"],
    ...["bieznik", "wzor bieznika", "desen", "dezen pneu", "nazev dezenu", "nazov dezenu", "type", "typ"],
  ],
  full_name: [
    ...["name", "full name", "product name", "productname", "product", "title", "article name", "item name"],
    ...["nazev", "nazev zbozi", "nazev produktu", "cely nazev", "popis zbozi", "nazov", "nazov produktu"],
    ...["nazov tovaru", "cely nazov", "bezeichnung", "artikelbezeichnung", "artikelname", "artikel", "produktname"],
    ...["наименование", "название", "номенклатура", "товар", "полное наименование"],
    ...["nazwa", "nazwa produktu", "nazwa towaru", "product title", "item title", "productnameext"],
  ],
  size: [
    ...["size", "tyre size", "tire size", "dimension", "dimensions", "rozmer", "rozmer pneu", "rozmer pneumatiky"],
    ...["dimenze", "reifengrosse", "grosse", "groesse", "reifengroesse", "dimension reifen", "размер", "типоразмер"],
    ...["rozmiar", "rozmiar opony", "rozmer pneumatik", "reifendimension"],
  ],
  width: [
    ...["width", "section width", "tyre width", "tire width", "sirka", "sirka pneu", "sirka pneumatiky"],
    ...["breite", "reifenbreite", "ширина", "ширина шины", "ширина профиля"],
    ...["szerokosc", "szerokosc opony"],
  ],
  profile: [
    ...["profile", "aspect", "aspect ratio", "ratio", "series", "height", "profil", "vyska", "vyska profilu", "serie"],
    ...["profilove cislo", "hoehe", "hohe", "querschnitt", "querschnittsverhaltnis", "reifenhohe"],
    ...["высота", "профиль", "высота профиля", "серия"],
    ...["wysokosc", "wysokosc profilu", "profil opony"],
  ],
  rim: [
    ...["rim", "rim size", "rim diameter", "diameter", "inch", "inches", "zoll", "felge", "felgendurchmesser"],
    ...["felgengrosse", "rafek", "prumer", "prumer rafku", "rafik", "priemer", "priemer rafika", "palce", "palec"],
    ...["durchmesser", "диаметр", "диаметр шины", "посадочный диаметр", "диск", "радиус"],
    ...["srednica", "srednica felgi", "felga", "cale", "rozmer rafku"],
  ],
  construction: ["construction", "konstrukce", "konstrukcia", "bauart", "конструкция"],
  commercial: ["c", "commercial", "c tyre", "c reifen", "c flag", "uzitkova", "uzitkove"],
  service: [
    ...["service description", "load speed", "load speed index", "li si", "lisi", "index", "indexy", "li gi"],
    ...["betriebskennung", "tragfahigkeit geschwindigkeit", "индексы", "индекс нагрузки скорости"],
    ...["load and speed index", "index nosnosti a rychlosti", "indeksy"],
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
    ...["indeks nosnosci", "nosnosc"],
  ],
  load_index_dual: ["load index 2", "load index dual", "li2", "li dual", "dual load index", "index nosnosti 2"],
  speed_symbol: [
    ...["speed symbol", "speed index", "speedindex", "speed rating", "speed", "si", "ss", "index rychlosti"],
    ...["rychlostni index", "rychlost", "rychlostny index", "index rychlost", "geschwindigkeitsindex", "gi"],
    ...["geschwindigkeitssymbol", "geschwindigkeit", "индекс скорости", "ис"],
    ...["indeks predkosci", "predkosc", "index rychlosti pneu"],
  ],
  season: [
    ...["season", "sezona", "obdobi", "rocni obdobi", "obdobie", "rocne obdobie", "saison", "jahreszeit", "reifentyp"],
    ...["сезон", "сезонность"],
    ...["sezon", "sezonnosc", "sezonnost", "tyre season", "pora roku"],
  ],
  family: [
    ...["vehicle", "vehicle type", "vehicle family", "family", "car type", "typ vozidla", "druh vozidla", "vozidlo"],
    ...["typ vozu", "druh vozu", "kategorie vozidla", "druh pneumatiky", "fahrzeugart", "fahrzeugtyp", "fahrzeug"],
    ...["reifenart", "einsatz", "тип авто", "тип автомобиля", "тип транспорта", "вид техники", "назначение"],
    ...["typ pojazdu", "pojazd", "przeznaczenie"],
  ],
  xl: [
    ...["xl", "xl rf", "extra load", "reinforced", "rf", "zesilena", "zesileni", "zesilene", "zosilnena", "zosilnenie"],
    ...["verstarkt", "усиленная", "усиленные", "усиленность"],
    ...["wzmocnienie", "wzmocniona", "zosilena"],
  ],
  runflat: [
    ...["runflat", "run flat", "rft", "rof", "dojezdova", "dojezdove", "dojezd", "dojazdova", "dojazdove"],
    ...["notlauf", "notlaufeigenschaften", "ранфлет", "технология runflat"],
  ],
  studded: [
    ...["studded", "studs", "stud", "spikes", "hroty", "s hroty", "s hrotmi", "hrotova", "spike", "bespiked"],
    ...["шипы", "шип", "шипованные", "наличие шипов", "шипованность"],
    ...["kolce"],
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
    ...["homologacja"],
  ],
};
