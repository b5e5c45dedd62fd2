import { describe, expect, it } from "@jest/globals";
import { emptyMapping, parseMapping } from "@/lib/backend/import/columns/mapping";
import { type ColumnPlan, draftPlan, planColumns, textOf } from "@/lib/backend/import/columns/plan";
import { recognisedColumns } from "@/lib/backend/import/columns/recognised-columns";
import { ImportRefused } from "@/lib/backend/import/import-refused";

const columnsOf = (plan: ColumnPlan) =>
  Object.fromEntries([...plan.places].map(([field, place]) => [field, "header" in place ? place.header : place]));

function refusal(work: () => unknown): ImportRefused {
  try {
    work();
  } catch (error) {
    if (error instanceof ImportRefused) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("columns are recognised by headers", () => {
  it.each([
    ["Czech", "Výrobce;Dezén;Šířka;Profil;Ráfek;Index nosnosti;Index rychlosti;Období;Cena s DPH"],
    ["Slovak", "Výrobca;Dezén;Šírka;Výška profilu;Priemer ráfika;Index nosnosti;Rýchlostný index;Sezóna;Predajná cena"],
    ["English", "Manufacturer;Pattern;Width;Aspect ratio;Rim size;Load index;Speed rating;Season;Price incl. VAT"],
    ["German", "Hersteller;Modell;Breite;Höhe;Zoll;Tragfähigkeit;Geschwindigkeitsindex;Saison;Preis inkl. MwSt"],
    ["Russian", "Производитель;Модель;Ширина;Высота;Диаметр;Индекс нагрузки;Индекс скорости;Сезон;Цена"],
  ])("in %s", (_language, line) => {
    const header = line.split(";");
    const [brand, pattern, width, profile, rim, load_index, speed_symbol, season, price] = header;
    expect(columnsOf(planColumns(header, emptyMapping))).toEqual({
      ...{ brand, pattern, width, profile, rim, load_index, speed_symbol, season, price },
    });
  });

  it("takes Profil for the tread where another column is the height", () => {
    const plan = planColumns("Marke,Profil,Breite,Höhe,Zoll,LI,SI,Saison,Preis".split(","), emptyMapping);
    expect(columnsOf(plan)).toMatchObject({ pattern: "Profil", profile: "Höhe" });
  });

  it("reads a currency out of the price's header, with units and case passed over", () => {
    const plan = planColumns(
      "brand,pattern,SIZE,season,service description,Preis_EUR,Hluk (dB)".split(","),
      emptyMapping,
    );
    expect(plan.headerCurrency).toBe("EUR");
    expect(columnsOf(plan)).toMatchObject({ price: "Preis_EUR", noise_db: "Hluk (dB)", size: "SIZE" });
  });

  it("takes two price columns in the shop's currencies for two price lists", () => {
    const plan = planColumns(["Název", "Cena CZK", "Cena EUR"], emptyMapping);
    expect(columnsOf(plan)).toEqual({ full_name: "Název", price_czk: "Cena CZK", price_eur: "Cena EUR" });
  });

  it("names the columns nothing is read from", () => {
    expect(planColumns(["Name", "Price", "Warehouse", ""], emptyMapping).ignored).toEqual(["Warehouse"]);
  });

  it.each([
    ...[
      "product_id",
      "productid",
      "ProductID",
      "Item_ID",
      "id_product",
      "Shop ID",
      "ID produktu",
      "ID zboží",
      "ID tovaru",
    ],
    ...["ID v e-shopu", "ID v eshopu", "ID v e-shope", "Produkt-ID", "Artikel-ID", "ID товара", "ID в магазине"],
  ])("takes %s for the id at the back end elsewhere, beside EAN and supplier's numbers", (name) => {
    const plan = planColumns(["Název", "Cena", "EAN", "Kód", name], emptyMapping);
    expect(columnsOf(plan)).toMatchObject({ ean: "EAN", mpn: "Kód", product_id: name });
  });

  it.each(["ID", "EAN", "GTIN", "SKU", "MPN", "Item number", "Kód zboží", "Artikelnummer", "Артикул", "ID dodavatele"])(
    "does not take %s for it",
    (name) => {
      expect(columnsOf(planColumns(["Název", "Cena", name], emptyMapping))).not.toHaveProperty("product_id");
    },
  );

  it("refuses a list without it where orders go by it", () => {
    expect(refusal(() => planColumns(["Název", "Cena", "ID"], emptyMapping, true))).toMatchObject({
      code: "no_product_id",
      values: { recognised: "Název → full_name, Cena → price, ID → supplier_code", ignored: "–" },
    });
    const mapping = parseMapping('{"product_id": "ID"}', "m.json");
    expect(columnsOf(planColumns(["Název", "Cena", "ID"], mapping, true))).toMatchObject({ product_id: "ID" });
  });

  it("refuses two columns that look like the same field", () => {
    const refused = refusal(() => planColumns(["Name", "Price", "Cena"], emptyMapping));
    expect(refused).toMatchObject({ code: "double_column", values: { field: "price", one: "Price", other: "Cena" } });
  });

  it("refuses a list without a needed column and says which were recognised", () => {
    const refused = refusal(() => planColumns(["Brand", "Model", "Size", "Shelf"], emptyMapping));
    expect(refused).toMatchObject({
      code: "missing_columns",
      values: {
        missing: "season, price",
        first: "season",
        recognised: "Brand → brand, Model → pattern, Size → size",
        ignored: "Shelf",
      },
    });
  });
});

describe("a mapping", () => {
  const header = ["A", "B", "Cena"];

  it("names columns and gives constants; the rest is still recognised", () => {
    const mapping = parseMapping(
      '{"full_name": "A", "season": {"value": "winter"}, "stock": {"column": "B"}}',
      "m.json",
    );
    expect(columnsOf(planColumns(header, mapping))).toEqual({
      ...{ full_name: "A", season: { value: "winter" }, stock: "B", price: "Cena" },
    });
  });

  it("overrules a recognised header", () => {
    const mapping = parseMapping('{"full_name": "A", "price": "B"}', "m.json");
    const plan = planColumns(header, mapping);
    expect(columnsOf(plan)).toEqual({ full_name: "A", price: "B" });
    expect(plan.ignored).toEqual(["Cena"]);
  });

  it("is refused when it names a column the file does not have", () => {
    const mapping = parseMapping('{"full_name": "Nic"}', "m.json");
    expect(refusal(() => planColumns(header, mapping))).toMatchObject({
      code: "mapping_unknown_column",
      values: { field: "full_name", column: "Nic" },
    });
  });

  it.each([
    ["{", "mapping_unreadable"],
    ['{"colour": "A"}', "mapping_unknown_field"],
    ['{"price": 7}', "mapping_unreadable"],
  ])("is refused when it is %s", (json, code) => {
    expect(refusal(() => parseMapping(json, "m.json"))).toMatchObject({ code, values: { file: "m.json" } });
  });
});

describe("headers of the trade", () => {
  const fieldOf = (header: string, others: readonly string[] = []) => {
    const plan = draftPlan([header, ...others], emptyMapping);
    return [...plan.places].find(([, place]) => "header" in place && place.header === header)?.[0];
  };
  it.each([
    ["VO cena bez DPH", "cost"],
    ["Nákupní cena", "cost"],
    ["EK netto", "cost"],
    ["Doporučená MOC s DPH", "recommended"],
    ["UVP (EUR)", "recommended"],
    ["RRP incl. VAT", "recommended"],
    ["nett-price", "net_price"],
    ["Cena bez DPH", "net_price"],
    ["PRICE_VAT", "price"],
    ["Cena brutto (zł)", "price"],
    ["Type", "pattern"],
    ["brand description", "brand"],
    ["group description", "group"],
    ["CATEGORYTEXT", "group"],
    ["Fuel effeciency", "fuel"],
    ["Rollnoise", "noise_db"],
    ["Fotografie", "pictures"],
    ["Obrázek", "pictures"],
    ["image", "pictures"],
    ["image_url", "pictures"],
    ["Foto", "pictures"],
    ["Bild", "pictures"],
    ["IMGURL", "pictures"],
    ["g:image_link", "pictures"],
    ["Hmotnost (kg)", "weight"],
    ["Waga [g]", "weight"],
    ["DOT", "production_year"],
    ["Głośność", undefined],
    ["param.Šířka", "width"],
    ["dimension@rim", "rim"],
    ["label.noiseClass", "noise_class"],
    ["Etykieta UE", "label"],
  ])("takes %s for %s", (header, field) => {
    expect(fieldOf(header)).toBe(field);
  });

  it("say with or without VAT, and in which currency", () => {
    const plan = draftPlan(["Name", "Nákupní cena s DPH (EUR)", "Doporučená cena bez DPH Kč"], emptyMapping);
    expect([...plan.priceHeaders]).toEqual([
      ["cost", { currency: "EUR", vat: "with" }],
      ["recommended", { currency: "CZK", vat: "without" }],
    ]);
  });

  it("with weaker words give way: PRODUCT to PRODUCTNAME, availability to quantity, title to g:title", () => {
    const plan = draftPlan(["PRODUCT", "PRODUCTNAME", "availability", "quantity"], emptyMapping);
    expect(columnsOf(plan)).toEqual({ full_name: "PRODUCTNAME", stock: "quantity" });
    expect(columnsOf(draftPlan(["title", "g:title"], emptyMapping))).toEqual({ full_name: "g:title" });
  });

  it("take PRICE beside PRICE_VAT for the price without VAT", () => {
    expect(columnsOf(draftPlan(["PRICE", "PRICE_VAT"], emptyMapping))).toEqual({
      price: "PRICE_VAT",
      net_price: "PRICE",
    });
  });

  it("of two meanings are settled by the cells: a height is a number, a type may be a season", () => {
    const settled = (header: string, cells: string[]) => columnsOf(draftPlan([header], emptyMapping, [cells]));
    expect(settled("Profil", ["55", "65"])).toEqual({ profile: "Profil" });
    expect(settled("Profil", ["Speed-Grip 5"])).toEqual({ pattern: "Profil" });
    expect(settled("Typ", ["Zimní", "Letní"])).toEqual({ group: "Typ" });
    expect(settled("Type", ["WinterContact TS 870"])).toEqual({ pattern: "Type" });
  });

  it("of several pictures are read together", () => {
    const plan = draftPlan(["Foto", "Bild", "x"], emptyMapping);
    expect(textOf(plan, "pictures", ["https://a.test/1.jpg", "https://a.test/2.jpg", "no"])).toBe(
      "https://a.test/1.jpg https://a.test/2.jpg",
    );
  });

  it("take a description for the full name where nothing else names the tyre", () => {
    expect(columnsOf(draftPlan(["Description", "Price"], emptyMapping))).toEqual({
      full_name: "Description",
      price: "Price",
    });
  });
});

describe("what was recognised", () => {
  const header = ["Zboží", "Fabrikat", "Cena", ""];
  const samples = [["A"], ["Barum", "Sava"], ["1990"], []];
  it("is told of every column with its samples", () => {
    expect(recognisedColumns(header, draftPlan(header, emptyMapping), samples)).toEqual([
      { column: "Zboží", field: null, samples: ["A"] },
      { column: "Fabrikat", field: "brand", samples: ["Barum", "Sava"] },
      { column: "Cena", field: "price", samples: ["1990"] },
    ]);
  });
  it("is corrected column by column, which wins over recognition", () => {
    const mapping = parseMapping(
      '{"columns": {"Zboží": "full_name", "Fabrikat": "ignored", "Cena": "cost", "Fehlt": "ignored"}}',
      "m.json",
    );
    const plan = draftPlan(header, mapping);
    expect(columnsOf(plan)).toEqual({ full_name: "Zboží", cost: "Cena" });
    expect(plan.ignored).toEqual(["Fabrikat"]);
    expect(plan.missing).toEqual([]);
  });
  it("is not enough: the fields without a column are named, and nothing is thrown for a screen to show", () => {
    expect(draftPlan(["Zboží", "Cena"], emptyMapping).missing).toEqual([
      ...["brand", "pattern", "size", "load_index", "speed_symbol", "season"],
    ]);
    expect(draftPlan(["Name", "Price", "Cena"], emptyMapping).double).toEqual({
      ...{ field: "price", one: "Price", other: "Cena" },
    });
  });
  it("refuses to take two columns for one field, but for pictures", () => {
    const twice = parseMapping('{"columns": {"Zboží": "full_name", "Fabrikat": "full_name"}}', "m.json");
    expect(refusal(() => draftPlan(header, twice))).toMatchObject({
      ...{ code: "double_column", values: { field: "full_name", one: "Zboží", other: "Fabrikat" } },
    });
    const pictures = parseMapping('{"columns": {"Zboží": "pictures", "Fabrikat": "pictures"}}', "m.json");
    expect(textOf(draftPlan(header, pictures), "pictures", ["a", "b", "1"])).toBe("a b");
  });
  it("refuses a correction of a column that the list no longer has, or to a field there is none of", () => {
    const gone = parseMapping('{"columns": {"Fehlt": "brand"}}', "m.json");
    expect(refusal(() => draftPlan(header, gone))).toMatchObject({ code: "mapping_unknown_column" });
    expect(refusal(() => parseMapping('{"columns": {"A": "colour"}}', "m.json"))).toMatchObject({
      code: "mapping_unreadable",
    });
  });
});
