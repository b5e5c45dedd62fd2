"use client";

import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/domain/locale";
import { momentOf } from "@/lib/i18n/moment";
import { useFormState } from "../shell/staff-form";

/** The link that a form has just made, to be handed over. @param text with places for the name and the end */
export function InvitationLink({ language, text }: { language: Language; text: string }) {
  const { link } = useFormState();
  if (!link) return null;
  const said = text.replace("{name}", () => link.name).replace("{until}", () => momentOf(link.until, language));
  return (
    <Notice kind="info">
      <p>{said}</p>
      <code className="link">{link.href}</code>
    </Notice>
  );
}
