import { FormDone, FormText } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { changePrices } from "@/lib/api/admin/tyre-actions";
import type { TyreDetail } from "@/lib/contract/admin/tyres";
import { writtenAmount } from "@/lib/domain/admin/typed-amount";
import type { Language } from "@/lib/domain/locale";
import { formatMoney, type Money } from "@/lib/domain/money";
import { writtenDay } from "@/lib/domain/written-date";
import { momentOf } from "@/lib/i18n/moment";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { BelowCost } from "./below-cost";

type Props = { tyre: TyreDetail; language: Language; texts: AdminTexts };

/** What is set by hand now: by whom, why, and until when. */
function Now({ tyre: { override }, language, texts: { tyre: words } }: Props) {
  if (!override) return <p className="q">{words.price.none}</p>;
  const { by, at, reason, until } = override;
  return (
    <p>
      {fill(words.price.set_by, { name: by, at: momentOf(at, language), reason })}{" "}
      <b>{until ? fill(words.price.until_day, { day: writtenDay(until, language) }) : words.price.until_freed}</b>
    </p>
  );
}

/** Prices that the merchant sets by hand, until a day or until they are taken away. */
export function PriceForm(props: Props) {
  const { tyre, language, texts } = props;
  const { id, override, brand, pattern, designation } = tyre;
  const words = texts.tyre.price;
  const amount = (name: "price_czk" | "price_eur" | "price_usd", now: Money) => (
    <FormText
      id={`set-${name}`}
      name={name}
      label={words[name]}
      hint={fill(words.now, { price: formatMoney(now, language, { exact: true }) })}
      inputMode="decimal"
      maxLength={14}
      autoComplete="off"
      defaultValue={writtenAmount(override?.[name] ?? null)}
    />
  );
  return (
    <StaffForm
      action={changePrices}
      language={language}
      texts={formTexts(texts)}
      sent={{ id: `price-${id}`, tyre: id }}
      buttons={
        <>
          <button className="do" type="submit" name="act" value="set">
            {words.save}
          </button>{" "}
          {override ? (
            <button className="lk" type="submit" name="act" value="free">
              {words.free}
            </button>
          ) : null}
        </>
      }
    >
      <Now {...props} />
      <fieldset className="ty-facts">
        <legend>{words.prices}</legend>
        {amount("price_czk", tyre.price)}
        {amount("price_eur", tyre.price_eur)}
        {amount("price_usd", tyre.price_usd)}
      </fieldset>
      <p className="q">{words.empty}</p>
      <FormText
        id="set-until"
        name="until"
        type="date"
        label={words.until}
        hint={words.until_hint}
        defaultValue={override?.until ?? ""}
      />
      <FormText
        id="set-reason"
        name="reason"
        label={words.reason}
        hint={words.reason_hint}
        maxLength={200}
        autoComplete="off"
        defaultValue={override?.reason ?? ""}
      />
      <BelowCost legend={words.below_cost} label={words.confirm} hint={words.confirm_hint} />
      <FormDone>{words.done}</FormDone>
      <FormUndo done={fill(words.done_of, { tyre: `${brand} ${pattern} ${designation}` })} />
    </StaffForm>
  );
}
