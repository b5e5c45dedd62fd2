/** The text of a good list of the trade, as a table: its header and rows, cells as they stand. */
export type ListTable = { header: readonly string[]; rows: readonly (readonly string[])[] };

/** A list as CSV with semicolons, as it is written to a file. */
export function tableText({ header, rows }: ListTable): string {
  const cell = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `${[header, ...rows].map((row) => row.map(cell).join(";")).join("\n")}\n`;
}

function place({ header }: ListTable, column: string): number {
  const index = header.indexOf(column);
  if (index < 0) throw new RangeError(`The list has no column ${column}. It has: ${header.join(", ")}`);
  return index;
}

function changed(list: ListTable, column: string, change: (text: string, row: number) => string): ListTable {
  const index = place(list, column);
  return {
    ...list,
    rows: list.rows.map((row, at) => row.map((text, cell) => (cell === index ? change(text, at) : text))),
  };
}

/**
 * From `column` on every row's cells stand one column to the right and the last is lost, as when a separator inside a
 * text was not quoted; the header stays.
 */
export function withShiftedColumn(list: ListTable, column: string): ListTable {
  const index = place(list, column);
  return { ...list, rows: list.rows.map((row) => [...row.slice(0, index), "", ...row.slice(index, -1)]) };
}

/** A price a hundred times as high, as when a decimal comma was lost: `1 234,50` becomes `123450`. */
export function withPricesTimesHundred(list: ListTable, column: string): ListTable {
  return changed(list, column, (text) => {
    const [, digits = "", rest = ""] = /^([\d\s.,]+)(.*)$/.exec(text) ?? [];
    if (digits === "") return text;
    const [whole = "", fraction = ""] = digits
      .trim()
      .replace(/\s/g, "")
      .split(/[.,](?=\d{1,2}$)/);
    return `${whole.replace(/[.,]/g, "")}${fraction.padEnd(2, "0")}${rest === "" ? "" : ` ${rest}`}`;
  });
}

/** Every second row is gone, as when a download broke off or a filter was left on. */
export function withHalfTheRows(list: ListTable): ListTable {
  return { ...list, rows: list.rows.filter((_, row) => row % 2 === 0) };
}

const otherSeason: Record<string, string> = {
  ...{ zimní: "letní", letní: "zimní", zimná: "letná", letná: "zimná", winter: "summer", summer: "winter" },
  ...{ Winterreifen: "Sommerreifen", Sommerreifen: "Winterreifen", zimowa: "letnia", letnia: "zimowa" },
};

/** Winter tyres are summer tyres and the other way round, in the words of the list. */
export function withSeasonsSwapped(list: ListTable, column: string): ListTable {
  return changed(list, column, (text) => otherSeason[text] ?? text);
}

/** A list of a Czech wholesaler with twenty tyres, good as it stands, each row another tyre of a real brand; codes are invented. */
export const goodList: ListTable = {
  header: [
    ...["Kód", "Výrobce", "Dezén", "Rozměr", "LI/SI", "Období", "VO cena bez DPH (Kč)", "Doporučená MOC s DPH (Kč)"],
    ...["Sklad", "Hmotnost (kg)"],
  ],
  rows: [
    ["B-01", "Barum", "Polaris 6", "205/55 R16", "91H", "zimní", "1 034,50", "1 690,00", "8", "9,1"],
    ["B-02", "Barum", "Polaris 6", "195/65 R15", "91T", "zimní", "912,00", "1 490,00", "20+", "8,6"],
    ["B-03", "Barum", "Polaris 6", "185/65 R15", "88T", "zimní", "880,20", "1 420,00", "12", "8,1"],
    ["B-04", "Barum", "Bravuris 6", "205/55 R16", "91V", "letní", "1 010,00", "1 640,00", "6", "8,9"],
    ["B-05", "Barum", "Bravuris 6", "195/65 R15", "91V", "letní", "905,50", "1 450,00", "20+", "8,4"],
    ["B-06", "Barum", "Bravuris 6", "225/45 R17", "94Y", "letní", "1 340,00", "2 150,00", "4", "9,6"],
    ["B-07", "Barum", "Quartaris 5", "205/55 R16", "91H", "celoroční", "1 090,00", "1 790,00", "9", "9,2"],
    ["M-01", "Matador", "MP93 Nordicca", "185/65 R15", "88T", "zimní", "845,00", "1 380,00", "14", "8,0"],
    ["M-02", "Matador", "MP93 Nordicca", "175/65 R14", "82T", "zimní", "760,00", "1 240,00", "20+", "7,2"],
    ["M-03", "Matador", "Hectorra 5", "205/55 R16", "91V", "letní", "990,00", "1 590,00", "7", "8,8"],
    ["M-04", "Matador", "Hectorra 5", "225/45 R17", "94Y", "letní", "1 280,00", "2 090,00", "3", "9,5"],
    ["C-01", "Continental", "WinterContact TS 870", "205/55 R16", "91H", "zimní", "1 790,00", "2 890,00", "5", "9,0"],
    ["C-02", "Continental", "WinterContact TS 870", "195/65 R15", "91T", "zimní", "1 480,00", "2 390,00", "11", "8,5"],
    ["C-03", "Continental", "PremiumContact 7", "225/45 R17", "91Y", "letní", "2 240,00", "3 590,00", "16", "9,4"],
    ["C-04", "Continental", "PremiumContact 7", "205/55 R16", "91V", "letní", "1 740,00", "2 790,00", "2", "8,9"],
    ["S-01", "Sava", "Eskimo S3+", "155/70 R13", "75T", "zimní", "690,00", "1 120,00", "10", "6,4"],
    ["S-02", "Sava", "Eskimo S3+", "165/70 R14", "81T", "zimní", "735,00", "1 190,00", "8", "6,9"],
    ["S-03", "Sava", "Perfecta", "175/65 R14", "82T", "letní", "710,00", "1 150,00", "13", "7,0"],
    ["K-01", "Kumho", "WinterCraft WP52", "215/55 R17", "98V", "zimní", "1 860,00", "2 990,00", "4", "10,3"],
    ["K-02", "Kumho", "Ecsta HS52", "215/55 R17", "94W", "letní", "1 790,00", "2 890,00", "6", "10,0"],
  ],
};
