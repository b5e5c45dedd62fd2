/** What keeps a change set from being applied by itself. */
export const guardrailNames = [
  "first_list",
  "last_undone",
  "columns",
  "rows",
  "refused",
  "repriced",
  "sold_out",
  "season_changed",
  "price_tenfold",
  "below_cost",
  "size_changed",
] as const;

export type Guardrail = (typeof guardrailNames)[number];

/**
 * Guardrails that are shares of which a supplier may have bounds of its own: rows that are refused, tyres whose price changes by 15 % or
 * more, and tyres that are sold out, at most; rows of what the last list had, more than.
 */
export const guardrails = ["refused", "repriced", "sold_out", "rows"] as const;

/**
 * The bounds as they are usual. Every share is a whole number of thousandths, here, in the calls, in the database and in what is found,
 * `season_changed` of the tyres too; only people read and type percent. The others are counted, and none is allowed.
 */
export const usualBounds: Record<Guardrail, number> = {
  first_list: 0,
  last_undone: 0,
  columns: 0,
  rows: 500,
  refused: 20,
  repriced: 50,
  sold_out: 200,
  season_changed: 10,
  price_tenfold: 0,
  below_cost: 0,
  size_changed: 0,
};

/** What a list and its changes count to. */
export type ListFigures = {
  rows: number;
  refused: number;
  /** Rows of the supplier's last applied list; `null`: it has none. */
  lastRows: number | null;
  /** Has a person taken back the supplier's last list, and this one comes without one? */
  lastUndone: boolean;
  /** Headers whose meaning is another than in that list, or that came or went. */
  columns: number;
  /** Tyres that the supplier had before. */
  offers: number;
  /** Tyres that the list names and the shop has. */
  known: number;
  repriced: number;
  seasonChanged: number;
  soldOut: number;
  tenfold: number;
  sizeChanged: number;
};

/** What the price rules do to the tyres on sale. */
export type RulesFigures = { tyres: number; repriced: number; tenfold: number; belowCost: number };

type Found = Partial<Record<Guardrail, number>>;

const permille = (part: number, of: number) => (of === 0 ? 0 : Math.round((part * 1000) / of));

/** What goes beyond its bound. */
function beyond(found: Found, bounds: Record<Guardrail, number>): Found {
  const stops = (name: Guardrail, value: number) => (name === "rows" ? value <= bounds.rows : value > bounds[name]);
  return Object.fromEntries(
    guardrailNames.flatMap((name) => {
      const value = found[name];
      return value !== undefined && stops(name, value) ? [[name, value]] : [];
    }),
  );
}

/**
 * The guardrails that stop a list, with what was found in the unit of its bound.
 * @param own bounds of the supplier in place of the usual ones, thousandths; names that are no guardrails count for nothing
 */
export function stoppedBy(figures: ListFigures, own: Readonly<Record<string, number>> = {}): Found {
  const { rows, lastRows } = figures;
  const found: Found = {
    first_list: lastRows === null ? 1 : 0,
    last_undone: figures.lastUndone ? 1 : 0,
    columns: lastRows === null ? 0 : figures.columns,
    rows: lastRows === null ? 1000 : permille(rows, lastRows),
    refused: permille(figures.refused, rows),
    repriced: permille(figures.repriced, figures.known),
    sold_out: permille(figures.soldOut, figures.offers),
    season_changed: permille(figures.seasonChanged, figures.known),
    price_tenfold: figures.tenfold,
    size_changed: figures.sizeChanged,
  };
  return beyond(found, boundsOf(own));
}

/** The same of prices by the rules, by the usual bounds: those of a list's prices, and that nothing is sold for less than it costs. */
export const rulesStoppedBy = ({ tyres, repriced, tenfold, belowCost }: RulesFigures): Found =>
  beyond({ repriced: permille(repriced, tyres), price_tenfold: tenfold, below_cost: belowCost }, usualBounds);

/** The bounds that hold for a supplier, in the units of what is found. @param own thousandths */
export function boundsOf(own: Readonly<Record<string, number>>): Record<Guardrail, number> {
  const theirs = guardrails.map((name) => [name, own[name] ?? usualBounds[name]] as const);
  return { ...usualBounds, ...Object.fromEntries(theirs) };
}
