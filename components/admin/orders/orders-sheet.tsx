import type { ReactNode } from "react";
import { shopDay, shopTime } from "@/components/admin/shell/day-words";
import { Keys } from "@/components/admin/shell/key-list";
import { Mast } from "@/components/admin/shell/mast";
import type { Me } from "@/lib/contract/admin/me";
import type { OrderRow } from "@/lib/contract/admin/order-row";
import { countedTo, type OrderView, orderViews } from "@/lib/domain/admin/order-view";
import { hasRight } from "@/lib/domain/admin/rights";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import type { Counts } from "./counts";
import { byPromise, groupsOf } from "./groups";
import { listWords } from "./list-words";
import { OrderList } from "./order-list";
import { daysBetween } from "./row-view";
import { Sentence } from "./sentence";
import type { LoadFold } from "./use-unfolded";

type Props = {
  me: Me;
  texts: AdminTexts;
  rows: readonly OrderRow[];
  page: { next: string | null; before: string | null };
  counts: Counts;
  view: OrderView;
  q: string;
  after: string | null;
  open: string | null;
  fold: ReactNode;
  load: LoadFold;
  now: Date;
};

/** The address of a list. */
export function listAddress(query: Record<string, string | null>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? "/admin/orders" : `/admin/orders?${new URLSearchParams(given)}`;
}

function Views({ texts, counts, view, q }: Pick<Props, "texts" | "counts" | "view" | "q">) {
  const shown = (n: number) => (n >= countedTo ? fill(texts.queue.more, { count: countedTo - 1 }) : n);
  return (
    <nav className="views" aria-label={texts.queue.views}>
      {orderViews.map((name) => (
        <a
          key={name}
          href={listAddress({ view: name === "queue" ? null : name })}
          aria-current={name === view && q === "" ? "page" : undefined}
        >
          {texts.view[name]} {counts[name] ? <b>{shown(counts[name])}</b> : null}
        </a>
      ))}
    </nav>
  );
}

function Find({ texts, view, q }: Pick<Props, "texts" | "view" | "q">) {
  const { queue } = texts;
  return (
    <search>
      <form className="find" action="/admin/orders">
        <input type="hidden" name="view" value="all" />
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          placeholder={queue.search_hint}
          aria-label={queue.search}
        />
        <button className="sec" type="submit">
          {queue.find}
        </button>
        {q ? <a href={listAddress({ view: view === "all" ? null : view })}>{queue.clear}</a> : null}
      </form>
    </search>
  );
}

/** The orders of a view: what leaves first stands first. */
export function OrdersSheet(props: Props) {
  const { me, texts, rows, page, view, q, after, open, fold, now } = props;
  const { language } = me;
  const { queue } = texts;
  const today = shopDay(now);
  const context = { language, texts, today };
  const sorted = byPromise.includes(view) && q === "";
  const groups = groupsOf(rows, sorted ? view : "all", context);
  const mayMove = hasRight(me.rights, "orders");
  const late = rows.filter(({ leave_by }) => daysBetween(today, leave_by) < 0).length;
  const here = listAddress({ view: view === "queue" ? null : view, q, after });
  return (
    <>
      <Mast title={queue.title} language={language} now={now}>
        {q ? (
          fill(queue.found, { q })
        ) : (
          <Sentence {...{ texts, language, rows, today, view, mayMove }} counts={props.counts} />
        )}
      </Mast>
      <div className="tools">
        <Views {...props} />
        <Find {...props} />
      </div>
      {rows.length === 0 ? (
        <p className="empty">
          {q ? queue.empty.search : queue.empty[view]}{" "}
          {view === "all" && !q ? null : <a href={listAddress({ view: "all" })}>{queue.empty_next}</a>}
        </p>
      ) : (
        <OrderList
          key={listAddress({ view, q, after })}
          groups={groups}
          words={listWords(texts)}
          language={language}
          open={open}
          fold={fold}
          load={props.load}
          here={here}
          time={sorted && late > 0 && late < rows.length ? shopTime(now, language) : null}
          mayMove={mayMove}
          singleKeys={me.single_keys}
        />
      )}
      <p className="acts pages">
        {after ? (
          <a className="lk" href={listAddress({ view: view === "queue" ? null : view, q })}>
            {queue.newest}
          </a>
        ) : null}
        {page.next ? (
          <a className="sec" href={listAddress({ view: view === "queue" ? null : view, q, after: page.next })}>
            {queue.older}
          </a>
        ) : null}
      </p>
      <Keys texts={texts} singleKeys={me.single_keys} />
    </>
  );
}
