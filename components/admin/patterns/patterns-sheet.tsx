import { Keys } from "@/components/admin/shell/key-list";
import { Mast } from "@/components/admin/shell/mast";
import { Thumbnail } from "@/components/admin/shell/picture-card";
import type { Me } from "@/lib/contract/admin/me";
import { type PatternRow, type PatternView, patternViews } from "@/lib/contract/admin/pictures";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = {
  me: Me;
  texts: AdminTexts;
  rows: readonly PatternRow[];
  page: { next: string | null; before: string | null };
  view: PatternView;
  q: string;
  now: Date;
};

/** The address of a list. */
function address(view: PatternView, q: string, after?: string): string {
  const query = new URLSearchParams({ ...(view !== "all" && { view }), ...(q && { q }), ...(after && { after }) });
  return query.size === 0 ? "/admin/patterns" : `/admin/patterns?${query}`;
}

function Row({ row, me: { language }, texts: { patterns } }: Pick<Props, "me" | "texts"> & { row: PatternRow }) {
  return (
    <li className="pt">
      <span className="pt-pic">{row.picture ? <Thumbnail picture={row.picture} alt="" sizes="64px" /> : null}</span>
      <h2>
        <a href={`/admin/patterns/${row.id}`}>
          {row.brand} {row.name}
        </a>
      </h2>
      <p className={row.pictures === 0 ? "badc" : "q"}>
        {row.pictures === 0 ? patterns.without : counted(patterns.count, row.pictures, language)}
      </p>
      <p className="q">{counted(patterns.tyres, row.tyres, language)}</p>
    </li>
  );
}

/** The patterns of which tyres are on sale, with how many pictures each has. */
export function PatternsSheet({ me, texts, rows, page, view, q, now }: Props) {
  const { patterns } = texts;
  return (
    <>
      <Mast title={patterns.title} language={me.language} now={now}>
        {patterns.say[view]}
      </Mast>
      <div className="tools">
        <nav className="views" aria-label={patterns.views}>
          {patternViews.map((name) => (
            <a key={name} href={address(name, q)} aria-current={name === view ? "page" : undefined}>
              {patterns.view[name]}
            </a>
          ))}
        </nav>
        <search>
          <form className="find" action="/admin/patterns">
            {view === "all" ? null : <input type="hidden" name="view" value={view} />}
            <label className="vh" htmlFor="q">
              {patterns.find}
            </label>
            <input id="q" type="search" name="q" defaultValue={q} maxLength={100} placeholder={patterns.find} />
          </form>
        </search>
      </div>
      {rows.length === 0 ? (
        <p className="empty">
          {q ? patterns.empty.found : patterns.empty[view]}{" "}
          {q || view !== "all" ? <a href="/admin/patterns">{patterns.empty_next}</a> : null}
        </p>
      ) : (
        <ul className="pt-rows">
          {rows.map((row) => (
            <Row key={row.id} row={row} me={me} texts={texts} />
          ))}
        </ul>
      )}
      <p className="acts pages">
        {page.before ? (
          <a className="lk" href={address(view, q)}>
            {patterns.top}
          </a>
        ) : null}
        {page.next ? (
          <a className="sec" href={address(view, q, page.next)}>
            {patterns.more}
          </a>
        ) : null}
      </p>
      <Keys texts={texts} singleKeys={me.single_keys} own={[["/", texts.key.search]]} />
    </>
  );
}
