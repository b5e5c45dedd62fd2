"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { StarChoice } from "@/components/review/star-choice";
import { Button } from "@/components/ui/button";
import { TextAreaField, TextField } from "@/components/ui/field";
import { LocaleField } from "@/components/ui/locale-field";
import { Notice } from "@/components/ui/notice";
import { useFormAction } from "@/lib/api/request/use-form-action";
import { sendReview } from "@/lib/api/review/actions";
import { startOfReview } from "@/lib/api/review/form-state";
import type { ReviewInvitation } from "@/lib/contract/reviews";
import { reviewLength, reviewNameLength } from "@/lib/domain/review";

type Line = ReviewInvitation["lines"][number];

/** The form of one tyre. It also works without scripts. @param href the tyre's page, if it has one */
export function ReviewForm({ token, line, href }: { token: string; line: Line; href: string | null }) {
  const t = useTranslations("review_form");
  const { state, sending, setState, place, formProps } = useFormAction(
    sendReview,
    startOfReview(line.review),
    (before) => ({
      ...before,
      attempt: before.attempt + 1,
      failure: t("network"),
    }),
  );
  const [length, setLength] = useState(state.values.text.length);
  const id = `review-${line.product_id}`;
  if (state.sent)
    return (
      <div ref={place} className="mt-3">
        <h3 tabIndex={-1}>{t(line.review?.hidden ? "thanks_hidden" : "thanks")}</h3>
        <p className="mt-1">{t("thanks_text")}</p>
        <p className="rv-acts mt-2">
          {href && !line.review?.hidden ? (
            <a className="btn" href={`${href}#reviews`}>
              {t("view")}
            </a>
          ) : null}
          <Button variant="text" onClick={() => setState({ ...state, sent: false })}>
            {t("again")}
          </Button>
        </p>
      </div>
    );
  return (
    <div ref={place}>
      <form {...formProps}>
        {state.failure === null ? null : <Notice>{state.failure || t("network")}</Notice>}
        <LocaleField />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="product_id" value={line.product_id} />
        <StarChoice id={`${id}-stars`} chosen={state.values.stars} error={state.errors.stars} />
        <TextAreaField
          id={`${id}-text`}
          name="text"
          label={t("text")}
          hint={`${t("text_hint")} ${t("left", { left: Math.max(0, reviewLength - length) })}`}
          error={state.errors.text}
          defaultValue={state.values.text}
          onChange={(event) => setLength(event.target.value.length)}
          rows={6}
          maxLength={reviewLength}
        />
        <TextField
          id={`${id}-name`}
          name="name"
          label={t("name")}
          hint={t("name_hint")}
          error={state.errors.name}
          defaultValue={state.values.name}
          autoComplete="off"
          maxLength={reviewNameLength}
        />
        <Button type="submit" variant="go" aria-busy={sending}>
          {sending ? t("sending") : line.review ? t("change") : t("send")}
        </Button>
      </form>
    </div>
  );
}
