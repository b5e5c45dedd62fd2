"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/email-field";
import { TextAreaField, TextField } from "@/components/ui/field";
import { RadioOption } from "@/components/ui/radio-option";
import { hasGivenBack, type KnownOrder } from "@/components/withdrawal/known-order";
import { piecesField, type WithdrawalField, type WithdrawalState } from "@/lib/api/withdrawal/form-state";
import { withdrawalTextLength } from "@/lib/domain/withdrawal";

type Props = { state: WithdrawalState; order: KnownOrder | null; sending: boolean };

/** Who withdraws, from which contract, and from how much of it. */
export function WithdrawalFields({ state, order, sending }: Props) {
  const t = useTranslations("withdrawal");
  const field = (name: WithdrawalField) => ({
    id: `withdrawal-${name}`,
    name,
    defaultValue: state.values[name],
    error: state.errors[name],
  });
  return (
    <>
      <TextField {...field("name")} label={t("name")} autoComplete="name" maxLength={160} required />
      <TextField
        {...field("order_number")}
        label={t("number")}
        hint={t("number_hint")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        readOnly={order !== null}
        required
      />
      <EmailField {...field("email")} label={t("email")} hint={t("email_hint")} required />
      <fieldset>
        <legend className="lb">{t("scope")}</legend>
        <RadioOption
          title={t(hasGivenBack(order) ? "rest" : "whole")}
          name="scope"
          value="whole"
          defaultChecked={state.scope === "whole"}
        />
        <RadioOption title={t("partly")} name="scope" value="part" defaultChecked={state.scope === "part"} />
      </fieldset>
      <div className="wd-part">
        {order ? (
          <Lines state={state} order={order} />
        ) : (
          <TextAreaField
            {...field("part")}
            error={
              state.errors.part ??
              state.pieces.map(({ product_id }) => state.errors[piecesField(product_id)]).find(Boolean)
            }
            label={t("part")}
            rows={3}
            maxLength={withdrawalTextLength}
          />
        )}
      </div>
      <TextAreaField
        {...field("reason")}
        label={t("reason")}
        hint={t("reason_hint")}
        rows={2}
        maxLength={withdrawalTextLength}
      />
      <Button type="submit" name="step" value="review" variant="go" aria-busy={sending}>
        {sending ? t("checking") : t("continue")}
      </Button>
    </>
  );
}

/** How many pieces of each line go back; none unless said. A line of which all do already is only named. */
function Lines({ state, order }: { state: WithdrawalState; order: KnownOrder }) {
  const t = useTranslations("withdrawal");
  const lines = order.lines.map((line) => ({ ...line, left: line.quantity - (line.withdrawn ?? 0) }));
  const first = lines.find(({ left }) => left > 0);
  return lines.map(({ product_id, name, size, left }) => {
    const field = piecesField(product_id);
    const tyre = `${name} ${size}`;
    return left > 0 ? (
      <TextField
        key={product_id}
        id={`withdrawal-${field}`}
        name={field}
        type="number"
        min={0}
        max={left}
        label={t("pieces", { name: tyre, count: left })}
        error={state.errors[field] ?? (product_id === first?.product_id ? state.errors.part : undefined)}
        defaultValue={state.pieces.find((piece) => piece.product_id === product_id)?.quantity ?? 0}
      />
    ) : (
      <p key={product_id} className={state.errors[field] ? "err" : "muted sm"}>
        {t("all_returned", { name: tyre })}
      </p>
    );
  });
}
