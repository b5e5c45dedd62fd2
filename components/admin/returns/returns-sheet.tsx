import { Keys } from "@/components/admin/shell/key-list";
import { Mast } from "@/components/admin/shell/mast";
import { RowKeys } from "@/components/admin/shell/row-keys";
import type { Me } from "@/lib/contract/admin/me";
import type { ReturnCase } from "@/lib/contract/admin/returns";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { CaseRow } from "./case-row";
import { groupsOf, soonDays } from "./groups";

type View = "open" | "ended";

type Props = {
  me: Me;
  texts: AdminTexts;
  rows: readonly ReturnCase[];
  /** Of the next portion; `null` at the end. */
  next: string | null;
  view: View;
  /** The order whose withdrawals these are; `null` for all. */
  order: string | null;
  after: string | null;
  now: Date;
  /** The form that this very page refuses. */
  refused: string | null;
};

/** The address of a list. */
function listAddress(query: Record<string, string | null>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? "/admin/returns" : `/admin/returns?${new URLSearchParams(given)}`;
}

/** What somebody would say in the morning: each number leads to its rows. */
function Sentence({ me, texts: { returns }, rows, next, view, order }: Props) {
  if (order !== null) return fill(returns.of_order, { number: order });
  if (view === "ended") return returns.say_ended;
  if (rows.length === 0) return returns.say_none;
  const left = rows.map(({ days_left }) => days_left ?? 0);
  const late = left.filter((days) => days < 0).length;
  const soon = left.filter((days) => days >= 0 && days <= soonDays).length;
  return (
    <>
      {late > 0 ? (
        <>
          <a className="bad" href="#late">
            {counted(returns.say_late, late, me.language)}
          </a>{" "}
        </>
      ) : null}
      {soon > 0 ? <a href="#soon">{counted(returns.say_soon, soon, me.language)}</a> : returns.say_calm}{" "}
      {next ? returns.say_more : ""}
    </>
  );
}

function Views({ texts: { returns, queue }, view, order }: Props) {
  return (
    <div className="tools">
      <nav className="views" aria-label={queue.views}>
        {(["open", "ended"] as const).map((name) => (
          <a
            key={name}
            href={listAddress({ view: name === "open" ? null : name })}
            aria-current={name === view && order === null ? "page" : undefined}
          >
            {returns.view[name]}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** Withdrawals: what is due first stands first. */
export function ReturnsSheet(props: Props) {
  const { me, texts, rows, next, view, order, after } = props;
  const { returns, queue } = texts;
  const shown = { view: view === "open" ? null : view, order };
  return (
    <>
      <Mast title={returns.title} language={me.language} now={props.now}>
        <Sentence {...props} />
      </Mast>
      <Views {...props} />
      {rows.length === 0 ? (
        <p className="empty">
          {order !== null ? returns.empty.order : returns.empty[view]}{" "}
          {view === "open" && order === null ? (
            <a href={listAddress({ view: "ended" })}>{returns.to_ended}</a>
          ) : (
            <a href="/admin/returns">{returns.to_open}</a>
          )}
        </p>
      ) : null}
      {groupsOf(rows, me.language, texts).map(({ key, title, note, late, rows: cases }) => (
        <section className="grp law" id={key} key={key}>
          <div className="clk">
            <h2 className={late ? "bad" : ""}>{title}</h2>
            <p className="note-s">{note}</p>
          </div>
          <ul className="cases">
            {cases.map((found) => (
              <CaseRow key={found.number} {...props} found={found} open={order !== null} />
            ))}
          </ul>
        </section>
      ))}
      <p className="acts pages">
        {after ? (
          <a className="lk" href={listAddress(shown)}>
            {queue.newest}
          </a>
        ) : null}
        {next ? (
          <a className="sec" href={listAddress({ ...shown, after: next })}>
            {returns.more}
          </a>
        ) : null}
      </p>
      {me.single_keys ? <RowKeys of=".case" /> : null}
      <Keys texts={texts} singleKeys={me.single_keys} own={[["Enter", texts.key.open]]} />
    </>
  );
}
