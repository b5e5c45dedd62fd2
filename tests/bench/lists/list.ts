import { Readable } from "node:stream";
import { makeListSet } from "@/lib/backend/change-set/make-list-set";
import { storeFile } from "@/lib/backend/change-set/store-file";
import { database } from "@/lib/backend/kernel/database/connect";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";

/** Most seconds that each step may take. Source: the specification of the office, D-14. */
export const goals = { reading: 30, applying: 15, undoing: 20, child: 160 };

const sizes = [
  "205/55 R16",
  "195/65 R15",
  "225/45 R17",
  "185/65 R15",
  "175/65 R14",
  "215/60 R16",
  "235/35 R19",
  "255/40 R18",
];

function ean(number: number): string {
  const digits = `859${String(number).padStart(9, "0")}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A list as it comes, a piece at a time. @param rows how many tyres, @param change how much dearer everything is, in percent */
function* list(rows: number, change: number): Generator<Buffer> {
  yield Buffer.from(
    "EAN;Kód;Výrobce;Dezén;Rozměr;Indexy;Sezóna;Cena s DPH (Kč);Nákupní cena bez DPH (Kč);Sklad;Obrázek\n",
  );
  for (let row = 0; row < rows; row += 1) {
    const [price, stock] = [1000 + (row % 3000), change > 0 && row % 10 === 0 ? 0 : 4 + (row % 40)];
    const paid = (sum: number) => ((sum * (100 + change)) / 100).toFixed(2);
    yield Buffer.from(
      `${[
        ...[ean(row), `K${row}`, `Značka ${row % 60}`, `Vzor ${row % 420}`, sizes[row % sizes.length], "91H"],
        ...[row % 2 ? "zimní" : "letní", paid(price), paid(price * 0.6), stock, `https://firma.example/${row}.jpg`],
      ].join(";")}\n`,
    );
  }
}

/** The supplier of the lists. @returns its id */
export async function addSupplier(): Promise<number> {
  const [made] = await database()
    .insert(supplier)
    .values({ name: "Velkoobchod", kind: "list", currency: "CZK", leadDays: 2, cutoff: "12:00" })
    .returning({ id: supplier.id });
  return made?.id ?? 0;
}

/** Has a list arrive. @returns the id of its change set, which is still to be read */
export async function receiveList(supplierId: number, rows: number, change: number): Promise<number> {
  const now = new Date();
  const values = { supplierId, fileName: "cenik.csv", asOf: now, madeBy: null, now };
  const id = await database().transaction((tx) => makeListSet(tx, values));
  await storeFile(id, Readable.from(list(rows, change)));
  return id;
}

/** Does work, and tells how long it took. */
export async function timed<Result>(work: () => Promise<Result>): Promise<{ seconds: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { seconds: (performance.now() - began) / 1000, result };
}

/** Says what was measured, beside its goal. */
export const say = (what: string, value: number, unit: string, goal?: number) =>
  console.info(
    `${what.padEnd(40)}${value.toFixed(1).padStart(8)} ${unit}${goal === undefined ? "" : `   goal ≤ ${goal}${value <= goal ? "" : "  MISSED"}`}`,
  );
