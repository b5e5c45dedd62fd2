import { Keys } from "@/components/admin/shell/key-list";
import { Mast, Part } from "@/components/admin/shell/mast";
import { Pictures, type SentPictures } from "@/components/admin/shell/pictures";
import type { Me } from "@/lib/contract/admin/me";
import type { AdminPicture, PatternRow } from "@/lib/contract/admin/pictures";
import type { TyreDetail } from "@/lib/contract/admin/tyres";
import { formatMoney } from "@/lib/domain/money";
import { momentOf } from "@/lib/i18n/moment";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { Margin } from "./margin";
import { OffersTable } from "./offers-table";
import { OwnStock } from "./own-stock";
import { PriceForm } from "./price-form";
import { FactsForm, SaleForm } from "./tyre-forms";
import { priceSource } from "./tyre-table";

type Props = {
  me: Me;
  texts: AdminTexts;
  tyre: TyreDetail;
  /** Its own alone, and the pattern whose pictures come after them. */
  pictures: readonly AdminPicture[];
  pattern: PatternRow;
  sent: SentPictures;
  now: Date;
};

/** What a tyre is sold for, why, and what it was sold for before. */
function Price({ me: { language }, texts, tyre }: Pick<Props, "me" | "texts" | "tyre">) {
  const { tyres } = texts;
  return (
    <>
      <p className="sum">{formatMoney(tyre.price, language)}</p>
      <p>
        {priceSource(tyre, texts)} · {tyre.margin ? `${tyres.margin.toLocaleLowerCase(language)} ` : ""}
        <Margin margin={tyre.margin} language={language} texts={texts} />
      </p>
      <table className="ln pr">
        <caption>{tyres.history}</caption>
        <tbody>
          {tyre.prices.map(({ price, at }) => (
            <tr key={at}>
              <th scope="row">{momentOf(at, language)}</th>
              <td className="r num">{formatMoney(price, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="q">{tyres.history_note}</p>
    </>
  );
}

/** The tyre's own pictures, and the way to those of its pattern. */
function OwnPictures({ me: { language }, texts, tyre, pictures, pattern, sent }: Props) {
  const { pictures: words } = texts.tyre;
  return (
    <>
      <Pictures
        of={{ owner: "tyres", id: tyre.id }}
        pictures={pictures}
        sent={sent}
        words={{
          add: words.add,
          pictures: words.title,
          none: pattern.pictures > 0 ? words.none_common : words.none_drawn,
        }}
        language={language}
        texts={texts}
      />
      <p className="under facts">
        <a className="lk" href={`/admin/patterns/${pattern.id}`}>
          {fill(words.of_pattern, { pattern: `${pattern.brand} ${pattern.name}` })}
        </a>
      </p>
    </>
  );
}

/** One tyre: who has it, what it costs, what it lacks, how it looks, who waits for it. */
export function TyreSheet(props: Props) {
  const { me, texts, tyre, now } = props;
  const { language } = me;
  const { tyres } = texts;
  const { gaps, paths } = tyre;
  return (
    <>
      <Mast title={`${tyre.designation} ${tyre.brand} ${tyre.pattern}`} language={language} now={now}>
        {tyre.active ? counted(tyres.say_stock, tyre.stock, language) : tyres.say_off}{" "}
        {gaps.length === 0
          ? tyres.say_whole
          : fill(tyres.say_lacks, { gaps: gaps.map((gap) => tyres.gap[gap]).join(", ") })}
      </Mast>
      <Part title={tyres.part_offers}>
        <OffersTable tyre={tyre} language={language} texts={texts} />
      </Part>
      <Part title={tyres.part_price}>
        <Price {...props} />
      </Part>
      <Part title={texts.tyre.price.title} note={texts.tyre.price.note}>
        <PriceForm tyre={tyre} language={language} texts={texts} />
      </Part>
      <Part id="own-stock" title={texts.tyre.own.title} note={texts.tyre.own.note}>
        <OwnStock tyre={tyre} language={language} texts={texts} />
      </Part>
      <Part title={tyres.part_facts} note={tyres.part_facts_note}>
        <FactsForm tyre={tyre} language={language} texts={texts} />
      </Part>
      <OwnPictures {...props} />
      <Part title={tyres.part_around}>
        <ul className="plain">
          <li>{counted(tyres.sold, tyre.sold_30_days, language)}</li>
          <li>{counted(tyres.in_orders, tyre.in_open_orders, language)}</li>
          <li>{counted(tyres.waiting, tyre.waiting, language)}</li>
          {paths ? (
            <li>
              <a href={paths[language]}>{tyres.to_shop}</a>
            </li>
          ) : null}
        </ul>
        <SaleForm tyre={tyre} language={language} texts={texts} />
      </Part>
      <p className="acts under">
        <a className="lk" href="/admin/tyres">
          {tyres.back}
        </a>
      </p>
      <Keys texts={texts} singleKeys={me.single_keys} own={[]} />
    </>
  );
}
