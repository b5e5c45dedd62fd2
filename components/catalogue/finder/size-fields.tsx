import { useTranslations } from "next-intl";
import type { ChangeEvent } from "react";
import { shortKey } from "@/components/catalogue/finder/short-key";
import { type Choice, type Option, type Options, type Part, parts } from "@/components/catalogue/finder/size-part";

/**
 * The four parts of a size as fields.
 * @param id prefix of the fields' ids, as a page may have two finders
 */
export function SizeFields(props: {
  id: string;
  choice: Choice;
  options: Options;
  active?: Part | null;
  /** Without it the fields are native, for a form submitted to the server. */
  live?: { onFocus: (part: Part) => void; onChange: (part: Part, value: string) => void };
}) {
  const { id, choice, options, active, live } = props;
  const t = useTranslations("finder");
  const label = (part: Part, { value }: Option) => {
    if (part === "season") return t(`season.${value as "winter"}`);
    return part === "rim" ? `R${value}` : value;
  };
  return parts.map((part) => (
    <div className={`f${active === part ? " on" : ""}`} key={part}>
      <label htmlFor={`${id}-${part}`}>{t(`label.${part}`)}</label>
      <select
        id={`${id}-${part}`}
        name={shortKey[part]}
        {...(live
          ? {
              value: choice[part],
              onFocus: () => live.onFocus(part),
              onChange: (event: ChangeEvent<HTMLSelectElement>) => live.onChange(part, event.target.value),
            }
          : { defaultValue: choice[part] })}
      >
        {options[part].map((option) => (
          <option key={option.value} value={option.value}>
            {label(part, option)}
          </option>
        ))}
      </select>
    </div>
  ));
}
