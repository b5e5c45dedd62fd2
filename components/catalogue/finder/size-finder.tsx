"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { FinderArc } from "@/components/catalogue/finder/arc";
import { ArrowIcon } from "@/components/catalogue/finder/arrow-icon";
import {
  type Choice,
  choose,
  type Option,
  optionsOf,
  type Part,
  parts,
  targetOf,
} from "@/components/catalogue/finder/choice";
import { useSizes } from "@/lib/api/sizes";
import type { Locale } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";
import { formatMoney } from "@/lib/domain/money";

export type FinderStart = {
  choice: Choice;
  options: Record<Part, Option[]>;
  count: number;
  priceFrom: Money | null;
  path: string | null;
};

const shortKey = { width: "w", profile: "p", rim: "r", season: "s" } as const satisfies Record<Part, string>;
const partOf = { w: "width", p: "profile", r: "rim", s: "season" } as const;

/**
 * The landing page's finder: four parts of the size, on the drawn sidewall and as fields. Every size is fetched at the
 * first touch, so counts follow a choice at once; until then, and without scripts, the form asks the server.
 */
export function SizeFinder({ start, locale }: { start: FinderStart; locale: Locale }) {
  const t = useTranslations("finder");
  const router = useRouter();
  const [choice, setChoice] = useState(start.choice);
  const [active, setActive] = useState<Part>("width");
  const [touched, setTouched] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Arrow keys step through a part's values one by one: each step starts from what was chosen before the first of them,
  // so that a value passed on the way leaves no trace in the other parts.
  const before = useRef<{ part: Part | null; choice: Choice }>({ part: null, choice: start.choice });
  const rows = useSizes(locale, touched);
  const target = rows && targetOf(rows, choice);
  const unchanged = parts.every((part) => choice[part] === start.choice[part]);
  const count = target?.count ?? (unchanged ? start.count : null);
  const priceFrom = target?.priceFrom ?? (unchanged ? start.priceFrom : null);
  const path = target
    ? `/${locale.language}/${target.category.slugs[locale.language]}/${target.slug}`
    : unchanged
      ? start.path
      : null;

  const change = (part: Part, value: string) => {
    if (before.current.part !== part) before.current = { part, choice };
    setTouched(true);
    setChoice(rows ? choose(rows, before.current.choice, part, value) : { ...choice, [part]: value });
  };
  const submit = (event: FormEvent) => {
    if (!path) return; // not known here: the form asks the server
    event.preventDefault();
    router.push(path);
  };
  const pickOnDrawing = (event: MouseEvent) => {
    const key =
      event.target instanceof Element ? event.target.closest<SVGElement>("[data-part]")?.dataset.part : undefined;
    const select = key && form.current?.querySelector<HTMLSelectElement>(`[name=${key}]`);
    if (!select) return;
    setActive(partOf[key as keyof typeof partOf]);
    select.focus();
    select.showPicker?.();
  };
  const label = (part: Part, option: Option) => {
    if (part === "season") return t(`season.${option.value as "winter"}`);
    if (part === "rim") return `R${option.value}`;
    return option.value;
  };
  const captions = {
    width: t("caption.width"),
    profile: t("caption.profile"),
    rim: t("caption.rim"),
    season: { winter: t("season.winter"), summer: t("season.summer"), all_season: t("season.all_season") },
  };

  return (
    <section className="find" id="find" data-season={choice.season}>
      <div className="rim" />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a second way to the fields below, which take the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: decorative drawing, hidden from assistive technology */}
      <div onClick={pickOnDrawing}>
        <FinderArc choice={choice} active={shortKey[active]} captions={captions} />
      </div>
      <div className="wrap in">
        <form className="ask" ref={form} action={`/${locale.language}/find`} onSubmit={submit}>
          <h1>{t("title")}</h1>
          <p>{t("lead")}</p>
          <div className="gor">
            <div className="pane by-size">
              {parts.map((part) => (
                <div className={`f${active === part ? " on" : ""}`} key={part}>
                  <label htmlFor={`find-${part}`}>{t(`label.${part}`)}</label>
                  <select
                    id={`find-${part}`}
                    name={shortKey[part]}
                    value={choice[part]}
                    onFocus={() => {
                      setActive(part);
                      setTouched(true);
                    }}
                    onChange={(event) => change(part, event.target.value)}
                  >
                    {(rows ? optionsOf(rows, choice, part) : start.options[part]).map((option) => (
                      <option key={option.value} value={option.value}>
                        {label(part, option)}
                      </option>
                    ))}
                  </select>
                </div>
              ))}
            </div>
            <button className="btn go" type="submit">
              <span>
                <small>{t("show")}</small>
                <output aria-live="polite">{count === null ? t("tyres") : t("count", { count })}</output>
              </span>
              <ArrowIcon />
            </button>
          </div>
          <p className="act sm muted">
            {priceFrom
              ? t.rich("price_from", {
                  price: formatMoney(priceFrom, locale.language),
                  b: (text) => <b className="num">{text}</b>,
                })
              : " "}
          </p>
        </form>
      </div>
    </section>
  );
}
