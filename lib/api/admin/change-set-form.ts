import { formText } from "@/lib/api/request/form";

/**
 * What a form says its columns are: for the column at a place, `header-0`, what it was read as in `was-0`, and as what it is to be read
 * in `field-0`, empty for not at all.
 * @returns the columns that are to be read in another way, by their headers
 */
export function columnsIn(form: FormData): Record<string, string | null> {
  const columns: Record<string, string | null> = {};
  for (let at = 0; form.has(`header-${at}`); at++) {
    const field = formText(form, `field-${at}`, 40);
    if (field !== formText(form, `was-${at}`, 40)) columns[formText(form, `header-${at}`, 200)] = field || null;
  }
  return columns;
}

type Picks = { excluded: boolean; seqs: number[] } | { excluded: boolean; filter: Record<string, string> };

/** Which changes a form takes out (`out:3`, `all-out`) or puts back (`in:3`, `all-in`): one, or all that fit its filter. */
export function picksIn(form: FormData): Picks {
  const act = formText(form, "act", 20);
  const excluded = act.startsWith("out") || act === "all-out";
  if (!act.startsWith("all-")) return { excluded, seqs: [Number(act.slice(act.indexOf(":") + 1))] };
  const given = ["kind", "flag", "brand"].map((name) => [name, formText(form, name, 60)] as const);
  return { excluded, filter: Object.fromEntries(given.filter(([, value]) => value !== "")) };
}
