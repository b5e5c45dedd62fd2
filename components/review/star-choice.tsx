"use client";

import { useTranslations } from "next-intl";
import { FieldError } from "@/components/ui/field";

const choices = ["1", "2", "3", "4", "5"] as const;

type Props = { id: string; chosen: string; error: string | undefined };

/** One to five stars as a group of radio buttons, drawn as the blocks that the review will show. */
export function StarChoice({ id, chosen, error }: Props) {
  const t = useTranslations("review_form");
  return (
    <fieldset className={error ? "rv-stars f bad" : "rv-stars f"} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="lb">{t("stars")}</legend>
      <div className="rv-blocks">
        {choices.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="stars"
              value={value}
              id={`${id}-${value}`}
              defaultChecked={chosen === value}
              aria-invalid={error ? true : undefined}
              required
            />
            <i aria-hidden="true" />
            <span className="vh">{t(`star.${value}`)}</span>
          </label>
        ))}
      </div>
      {choices.map((value) => (
        <span key={value} className="rv-word sm" data-stars={value} aria-hidden="true">
          {t(`star.${value}`)}
        </span>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
