"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { ArrowIcon } from "@/components/catalogue/finder/arrow-icon";
import { SizeFields } from "@/components/catalogue/finder/size-fields";
import type { Choice } from "@/components/catalogue/finder/size-part";
import type { FinderStart } from "@/components/catalogue/finder/start";
import { TypedField } from "@/components/catalogue/finder/typed-field";
import { useChoice } from "@/components/catalogue/finder/use-choice";
import { useTyped } from "@/components/catalogue/finder/use-typed";
import { usePageRouter } from "@/components/ui/use-page-router";
import type { Locale } from "@/lib/domain/locale";
import { narrowThousands } from "@/lib/domain/thousands";
import type { PartMessages } from "@/lib/i18n/part-messages";
import { WithMessages } from "@/lib/i18n/with-messages";

type FormProps = { start: FinderStart; locale: Locale; begun: Choice };

/** The interactive small finder with its own messages, loaded with it rather than with the listing. */
export function LiveForm({ messages, ...form }: { messages: PartMessages } & FormProps) {
  return (
    <WithMessages {...messages}>
      <Form {...form} />
    </WithMessages>
  );
}

/** The interactive small finder: its counts follow the choice. @param begun what was chosen before */
function Form({ start, locale, begun }: FormProps) {
  const t = useTranslations("finder");
  const router = usePageRouter();
  const { choice, rows, options, count, path, ...finder } = useChoice(start, locale, begun);
  const typed = useTyped(rows, choice.season, finder.fill);
  const submit = (event: FormEvent) => {
    if (!path || typed.open) return; // not known here: the browser submits the form
    event.preventDefault();
    finder.keep();
    router.push(path);
  };
  return (
    <form className="cf-form" action={`/${locale.language}/find`} onSubmit={submit} onPaste={typed.paste}>
      <div className="pane">
        <SizeFields
          id="size"
          choice={choice}
          options={options}
          live={{
            onFocus: finder.touch,
            onChange: (part, value) => {
              typed.clear();
              finder.change(part, value);
            },
          }}
        />
      </div>
      <TypedField id="size" typed={typed} onFocus={finder.touch} />
      <button className="btn go" type="submit">
        <span>
          {t("show")}{" "}
          <output aria-live="polite">{count === null ? t("tyres") : narrowThousands(t("count", { count }))}</output>
        </span>
        <ArrowIcon />
      </button>
    </form>
  );
}
