import { Keys } from "@/components/admin/shell/key-list";
import { Mast } from "@/components/admin/shell/mast";
import type { Me } from "@/lib/contract/admin/me";
import type { TyreRow } from "@/lib/contract/admin/tyres";
import { type TyreGap, type TyreState, tyreGaps, tyreStates } from "@/lib/domain/admin/tyre-gap";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { tyresAddress } from "./address";
import { EditForm } from "./edit-form";
import { TyreKeys } from "./tyre-keys";

export type TyreQuery = { q: string; gap: TyreGap | null; state: TyreState };

type Props = {
  me: Me;
  texts: AdminTexts;
  rows: readonly TyreRow[];
  page: { next: string | null; before: string | null };
  counts: { tyres: number; gaps: Record<TyreGap, number> };
  query: TyreQuery;
  now: Date;
};

const written = ({ q, gap, state }: TyreQuery) => ({ q, gap, state: state === "on_sale" ? null : state });

/** Which tyres, and which of them: those that lack something, each with how many there are. */
function Tools({ texts: { tyres }, counts, query }: Props) {
  return (
    <>
      <div className="tools">
        <nav className="views" aria-label={tyres.views}>
          {tyreStates.map((state) => (
            <a
              key={state}
              href={tyresAddress(written({ ...query, gap: null, state }))}
              aria-current={state === query.state && query.gap === null ? "page" : undefined}
            >
              {tyres.state[state]}
            </a>
          ))}
        </nav>
        <search>
          <form className="find" action="/admin/tyres">
            {query.state === "on_sale" ? null : <input type="hidden" name="state" value={query.state} />}
            {query.gap ? <input type="hidden" name="gap" value={query.gap} /> : null}
            <input
              type="search"
              name="q"
              defaultValue={query.q}
              maxLength={80}
              placeholder={tyres.find_hint}
              aria-label={tyres.find_hint}
            />
            <button className="sec" type="submit">
              {tyres.find}
            </button>
          </form>
        </search>
      </div>
      <nav className="tools views gaps" aria-label={tyres.gaps}>
        {tyreGaps
          .filter((gap) => counts.gaps[gap] > 0 || gap === query.gap)
          .map((gap) => (
            <a
              key={gap}
              href={tyresAddress(written({ q: query.q, state: "on_sale", gap }))}
              aria-current={gap === query.gap ? "page" : undefined}
            >
              {tyres.without[gap]} <b>{counts.gaps[gap]}</b>
            </a>
          ))}
      </nav>
    </>
  );
}

/** The tyres as the shop keeps them, and what they lack. */
export function TyresSheet(props: Props) {
  const { me, texts, rows, page, counts, query, now } = props;
  const { tyres } = texts;
  const { key } = texts.tyre_edit;
  const { language } = me;
  const unlabelled = counts.gaps.label;
  return (
    <>
      <Mast title={tyres.title} language={language} now={now}>
        {counted(tyres.sentence, counts.tyres, language)}{" "}
        {unlabelled > 0 ? (
          <a href={tyresAddress({ gap: "label" })}>{counted(tyres.unlabelled, unlabelled, language)}</a>
        ) : null}
      </Mast>
      <Tools {...props} />
      {rows.length === 0 ? (
        <p className="empty">
          {query.q === "" ? tyres.empty : fill(tyres.nothing, { q: query.q })}{" "}
          <a href="/admin/tyres">{tyres.show_all}</a>
        </p>
      ) : (
        <EditForm rows={rows} me={me} texts={texts} />
      )}
      <p className="acts pages">
        {page.before ? (
          <a className="lk" href={tyresAddress(written(query))}>
            {tyres.first}
          </a>
        ) : null}
        {page.next ? (
          <a className="sec" href={tyresAddress({ ...written(query), after: page.next })}>
            {tyres.more}
          </a>
        ) : null}
      </p>
      <TyreKeys singleKeys={me.single_keys} />
      <Keys
        texts={texts}
        singleKeys={me.single_keys}
        own={[
          ["x", key.pick],
          ["Enter", key.open],
          ["e", key.fields],
        ]}
      />
    </>
  );
}
