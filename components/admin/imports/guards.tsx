import { amount } from "@/components/admin/shell/amount";
import { Part } from "@/components/admin/shell/mast";
import { Table } from "@/components/admin/shell/table";
import type { ChangeSet } from "@/lib/contract/admin/change-sets";
import type { ChangeFlag, ChangeKind } from "@/lib/domain/admin/change-set";
import { fill } from "@/messages/admin/fill";
import { percentOf } from "./figures";
import { type ImportParts, sheetAddress } from "./import-parts";
import { setTexts, type Words } from "./set-words";

type Guard = ChangeSet["guardrails"][number];

/** Where one reads what a guardrail has found. */
const places: Partial<Record<Guard["name"], { kind?: ChangeKind; flag?: ChangeFlag }>> = {
  refused: { kind: "refused" },
  repriced: { flag: "price_jump" },
  sold_out: { flag: "stock_gone" },
  season_changed: { flag: "season_changed" },
  price_tenfold: { flag: "price_tenfold" },
  below_cost: { flag: "below_cost" },
  size_changed: { flag: "size_changed" },
};

/** Those that count single tyres or columns; the others are thousandths of all. */
const counts: readonly Guard["name"][] = ["columns", "price_tenfold", "below_cost", "size_changed"];

function figures({ name, found, allowed }: Guard, { language, texts: { imports } }: Words): [string, string] {
  if (name === "first_list") return [imports.first_time, "–"];
  if (name === "last_undone") return [imports.taken_back, "–"];
  const shown = (n: number) => (counts.includes(name) ? amount(n, language) : percentOf(n, language));
  if (allowed === 0) return [shown(found), imports.none_allowed];
  return [shown(found), fill(name === "rows" ? imports.at_least : imports.at_most, { n: shown(allowed) })];
}

function Row({ guard, id, words }: { guard: Guard; id: number; words: Words }) {
  const { imports } = words.texts;
  const [found, allowed] = figures(guard, words);
  const place = places[guard.name];
  const columns = guard.name === "columns" || guard.name === "first_list";
  const to = place ? sheetAddress(id, place) : columns ? "#columns" : null;
  return (
    <tr>
      <th scope="row">{imports.guard[guard.name]}</th>
      <td className="r num bad">{found}</td>
      <td className="r q">{allowed}</td>
      <td>{to ? <a href={to}>{imports.guard_do[guard.name]}</a> : imports.guard_do[guard.name]}</td>
    </tr>
  );
}

/** The guardrails that stop a change set, each with its figure and what a person can do. */
export function Guards({ set, me, texts }: ImportParts) {
  const imports = setTexts(set, texts);
  const words = { language: me.language, texts };
  if (set.guardrails.length === 0) return null;
  return (
    <div id="guards" className="guards">
      <Part title={imports.guards} note={imports.guards_note}>
        <Table
          className="ln stops"
          columns={[
            imports.guard_col,
            { text: imports.found, right: true },
            { text: imports.allowed, right: true },
            imports.do_col,
          ]}
        >
          {set.guardrails.map((guard) => (
            <Row key={guard.name} guard={guard} id={set.id} words={words} />
          ))}
        </Table>
      </Part>
    </div>
  );
}
