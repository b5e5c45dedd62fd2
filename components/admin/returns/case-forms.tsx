import type { ReactNode } from "react";
import { shopDay } from "@/components/admin/shell/day-words";
import { FormDone, FormSelect, FormStale, FormText } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { changeReturn } from "@/lib/api/admin/return-actions";
import { formatMoney } from "@/lib/domain/money";
import { deductionReasons, type WithdrawalState, withdrawalRefusals } from "@/lib/domain/withdrawal-case";
import { fill } from "@/messages/admin/fill";
import { type CaseParts, formOf, hasGoods, toPayBack, turnOf } from "./case-parts";

type Step = CaseParts & {
  to: WithdrawalState;
  title: string;
  note: string;
  /** Is it the next sensible step? It is unfolded then. */
  next: boolean;
  /** Is the consumer told of it? */
  mail: boolean;
  children?: ReactNode;
};

/** One thing that can be done about a withdrawal, on a day. */
function StepForm({ found, me, texts, now, refused, to, title, note, next, mail, children }: Step) {
  const { number, revision, state } = found;
  const id = formOf(to, number);
  const { returns } = texts;
  return (
    <details className="fold" open={next || refused === id}>
      <summary>{title}</summary>
      <StaffForm
        action={changeReturn}
        language={me.language}
        texts={formTexts(texts)}
        sent={{ id, number, revision, to }}
        className="row"
        buttons={
          <button className={next ? "do" : "sec"} type="submit">
            {title}
          </button>
        }
      >
        <p className="q">{note}</p>
        <FormStale text={returns.stale} somebody={texts.log.somebody} />
        <FormText
          id={`on-${id}`}
          key={state}
          name="on"
          type="date"
          label={returns.day}
          defaultValue={shopDay(now)}
          max={shopDay(now)}
        />
        {children}
        <FormDone>{texts.order.done}</FormDone>
        <FormUndo done={`${number}: ${texts.order.done}`} mail={mail} />
      </StaffForm>
    </details>
  );
}

/** What was found on the goods, and what is kept for it. */
function Inspection({ found, me, texts: { returns } }: CaseParts) {
  const { number, at_most, deduction, deduction_reason } = found;
  const most = formatMoney(at_most, me.language, { exact: true });
  const { currency } = at_most;
  return (
    <>
      <FormText
        id={`deduction-${number}`}
        name="deduction"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        label={fill(returns.deduction, { currency })}
        hint={fill(returns.deduction_hint, { most })}
        defaultValue={deduction ? String(deduction.amount / 100) : ""}
      />
      <FormSelect
        id={`deduction-reason-${number}`}
        name="deduction_reason"
        label={returns.deduction_reason}
        defaultValue={deduction_reason ?? ""}
        options={[["", returns.choose], ...deductionReasons.map((one) => [one, returns.deductions[one]] as const)]}
      />
    </>
  );
}

/** What can be done about an open withdrawal; the next step is unfolded, and stands first where no goods are to come. */
export function CaseForms(props: CaseParts) {
  const { found, texts } = props;
  const { number, state } = found;
  const { returns } = texts;
  const looked = state === "inspected";
  const comes = hasGoods(turnOf(found));
  const moneyNext = looked || !comes;
  const goods = state === "announced" ? "goods_back" : "inspected";
  const title = looked ? returns.do.correct : returns.do[goods];
  const amount = formatMoney(toPayBack(found), props.me.language, { exact: true });
  const goodsForm = (
    <StepForm key="goods" {...props} to={goods} title={title} note={returns.note[goods]} next={!moneyNext} mail={false}>
      {goods === "inspected" ? <Inspection {...props} /> : null}
    </StepForm>
  );
  const moneyForm = (
    <StepForm
      key="money"
      {...props}
      to="settled"
      title={returns.do.settled}
      note={fill(returns.note.settled, { amount })}
      next={moneyNext}
      mail
    />
  );
  return (
    <div className="folds">
      {comes ? [goodsForm, moneyForm] : [moneyForm, goodsForm]}
      <StepForm {...props} to="refused" title={returns.do.refused} note={returns.note.refused} next={false} mail>
        <FormSelect
          id={`refusal-${number}`}
          name="refusal"
          label={returns.refusal}
          defaultValue=""
          options={[["", returns.choose], ...withdrawalRefusals.map((one) => [one, returns.refusals[one]] as const)]}
        />
      </StepForm>
    </div>
  );
}
