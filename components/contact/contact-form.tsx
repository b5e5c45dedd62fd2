"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useDraft } from "@/components/contact/use-draft";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/email-field";
import { TextAreaField, TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { LocaleField } from "@/components/ui/locale-field";
import { Notice } from "@/components/ui/notice";
import { TrapField } from "@/components/ui/trap-field";
import { sendContact } from "@/lib/api/contact/actions";
import { type ContactField, emptyContact } from "@/lib/api/contact/form-state";
import { useFormAction } from "@/lib/api/request/use-form-action";
import { messageLength } from "@/lib/domain/message-length";

/** Messages of a form sent to a remote back end: without promises about storage or answering time. */
export type ElsewhereMessages = { privacy: ReactNode; sent: string };

/**
 * The form of the contact page. It also works without scripts.
 * @param terms path of the terms, @param elsewhere replaces the shop's own promises
 */
export function ContactForm({ terms, elsewhere }: { terms: string; elsewhere?: ElsewhereMessages }) {
  const t = useTranslations("contact");
  const { state, sending, setState, place, formProps } = useFormAction(sendContact, emptyContact, (before) => ({
    ...before,
    attempt: before.attempt + 1,
    errors: {},
    failure: t("network"),
  }));
  const draft = useDraft(state.sent);

  const field = (name: ContactField, required = false) => ({
    id: `contact-${name}`,
    name,
    defaultValue: state.values[name],
    error: state.errors[name],
    required,
  });

  return (
    <section ref={place} aria-labelledby="contact-title">
      {state.sent ? (
        <>
          <h2 id="contact-title" tabIndex={-1}>
            {t("sent")}
          </h2>
          <p className="mt-1">{elsewhere ? elsewhere.sent : t("sent_text", { email: state.values.email ?? "" })}</p>
          <p className="mt-2">
            <a className="btn" href="contacts" onClick={() => setState(emptyContact)}>
              {t("again")}
            </a>
          </p>
        </>
      ) : (
        <>
          <h2 id="contact-title">{t("write")}</h2>
          <form {...formProps} ref={draft} className="mt-2">
            {state.failure === null ? null : <Notice>{state.failure || t("network")}</Notice>}
            <LocaleField />
            <TextField {...field("name", true)} label={t("name")} autoComplete="name" maxLength={80} />
            <EmailField {...field("email", true)} label={t("email")} />
            <TextField
              {...field("phone_number")}
              label={t("phone")}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={40}
            />
            <TextField
              {...field("order_number")}
              label={t("order")}
              hint={t("order_hint")}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
            />
            <TextAreaField {...field("message", true)} label={t("message")} rows={7} maxLength={messageLength} />
            <div className="muted sm">
              <TrapField id="contact" label={t("website")} />
              {elsewhere
                ? elsewhere.privacy
                : t.rich("privacy", { link: (text) => <Link href={`${terms}#personal-data`}>{text}</Link> })}
            </div>
            <Button type="submit" variant="go" aria-busy={sending}>
              {sending ? t("sending") : t("send")}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
