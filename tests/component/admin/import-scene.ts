import type { PriceChanges } from "@/lib/contract/admin/change-set-prices";
import type { Change, ChangeSetDetail } from "@/lib/contract/admin/change-sets";
import type { Me } from "@/lib/contract/admin/me";

/** A member of staff who may see lists. */
export const me: Me = {
  id: 1,
  name: "Petra Nová",
  email: "petra@firma.example",
  language: "cs",
  rights: ["catalogue"],
  single_keys: true,
} as never;

/** A list that waits because of three guardrails. */
export const contitrade: ChangeSetDetail = {
  id: 418,
  revision: 3,
  kind: "list",
  state: "ready",
  supplier: { id: 7, name: "Contitrade" },
  file: { name: "contitrade_cz_24.csv", bytes: 612_000 },
  facts: null,
  as_of: "2026-11-24T05:00:00.000Z",
  made_at: "2026-11-24T05:30:00.000Z",
  made_by: null,
  ready_at: "2026-11-24T05:31:00.000Z",
  applied_at: null,
  applied_by: null,
  undone_at: null,
  undone_by: null,
  counts: {
    rows: 12_480,
    unchanged: 11_950,
    excluded: 1,
    kinds: { price: 405, stock: 82, facts: 17, added: 12, sold_out: 40, refused: 14 },
    flags: { price_jump: 31, price_tenfold: 4, below_cost: 3, stock_gone: 40 },
    results: {},
  },
  percent: null,
  guardrails: [
    { name: "columns", found: 1, allowed: 0 },
    { name: "price_tenfold", found: 4, allowed: 0 },
    { name: "repriced", found: 71, allowed: 50 },
  ],
  problem: null,
  can: { map: true, apply: true, discard: true, undo: false },
  plan: {
    format: "csv",
    columns: [
      { header: "Kód zboží", field: "supplier_code", samples: ["CT0358214", "CT0358219", "CT0361007"] },
      { header: "EAN", field: "ean", samples: ["4024069918221", "4024069918238", "4024068002741"] },
      { header: "Cena 1", field: "cost", samples: ["1 539,00", "2 110,00", "998,50"] },
      { header: "Cena 2", field: "recommended", samples: ["2 190,00", "2 990,00", "1 390,00"] },
      { header: "Skladem", field: "stock", samples: ["20+", "14", "0"] },
      { header: "Pozn.", field: null, samples: ["akce", "do vyprodání"] },
    ],
    missing: [],
    fields: ["brand", "ean", "cost", "recommended", "price", "stock", "season", "supplier_code"],
  },
  brands: [
    { name: "Barum", changes: 342 },
    { name: "Continental", changes: 160 },
  ],
  same_as: null,
  undo: null,
};

/** Prices as two brands change them. */
export const prices: PriceChanges = {
  flagged: 72,
  brands: [
    {
      name: "Barum",
      changes: [
        { permille: -40, tyres: 95 },
        { permille: 18, tyres: 200 },
        { permille: 160, tyres: 20 },
        { permille: 9000, tyres: 4 },
      ],
    },
    { name: "Continental", changes: [{ permille: 22, tyres: 86 }] },
  ],
};

const change = (seq: number, more: Partial<Change>): Change => ({
  seq,
  line: 1200 + seq,
  kind: "price",
  flags: [],
  excluded: false,
  result: "pending",
  tyre: { id: seq, name: `Barum Polaris ${seq}`, size: "205/55 R16 91H", ean: "4024069918221" },
  changes: [{ field: "cost", before: 153_900, after: 1_539_000 }],
  currency: "CZK",
  rule: null,
  problems: [],
  ...more,
});

/** Changes to read: one that is ten times dearer, one left out, one that jumps. */
export const tenfold = [
  change(1, { flags: ["price_tenfold", "price_jump"] }),
  change(2, { flags: ["price_tenfold"], excluded: true }),
];
export const jumps = [
  change(3, {
    flags: ["price_jump"],
    changes: [
      { field: "stock", before: 14, after: 10 },
      { field: "price_czk", before: 129_000, after: 159_000 },
      { field: "cost", before: 101_000, after: 125_600 },
      { field: "three_pmsf", before: false, after: true },
    ],
  }),
];
export const refused = change(4, {
  kind: "refused",
  tyre: null,
  changes: [],
  problems: [
    { field: "stock", column: "Skladem", text: "moc", reason: "not_a_number", values: {} },
    { field: "production_year", column: "DOT", text: "1899", reason: "out_of_range", values: { min: 2000, max: 2027 } },
  ],
});
