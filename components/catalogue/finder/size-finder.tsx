"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { ArrowIcon } from "@/components/catalogue/finder/arrow-icon";
import { LazyArc } from "@/components/catalogue/finder/lazy-arc";
import { shortKey } from "@/components/catalogue/finder/short-key";
import { SizeFields } from "@/components/catalogue/finder/size-fields";
import type { Part } from "@/components/catalogue/finder/size-part";
import type { FinderStart } from "@/components/catalogue/finder/start";
import { TypedField } from "@/components/catalogue/finder/typed-field";
import { useChoice } from "@/components/catalogue/finder/use-choice";
import { useTyped } from "@/components/catalogue/finder/use-typed";
import { usePageRouter } from "@/components/ui/use-page-router";
import type { Locale } from "@/lib/domain/locale";
import { narrowThousands } from "@/lib/domain/thousands";

const partOf = { w: "width", p: "profile", r: "rim", s: "season" } as const satisfies Record<string, Part>;

/**
 * The landing page's finder: the size in four parts, on the drawn sidewall and as fields, or typed whole. Without scripts the
 * browser submits the form, and no count or price is shown, as neither can follow the choice.
 * @param head above the form, @param help below it: both are server components
 * @param byCar the finder by car, a separate form
 */
export function SizeFinder(props: {
  start: FinderStart;
  locale: Locale;
  head: ReactNode;
  help: ReactNode;
  byCar: ReactNode;
}) {
  const { start, locale, head, help, byCar } = props;
  const t = useTranslations("finder");
  const router = usePageRouter();
  const [active, setActive] = useState<Part>("width");
  const form = useRef<HTMLFormElement>(null);
  const { choice, rows, options, count, price, path, ...finder } = useChoice(start, locale);
  const typed = useTyped(rows, choice.season, finder.fill);

  const submit = (event: FormEvent) => {
    if (!path || typed.open) return; // not known here: the browser submits the form
    event.preventDefault();
    finder.keep();
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
        <LazyArc choice={choice} active={shortKey[active]} captions={captions} />
      </div>
      <div className="wrap in">
        <div className="ask">
          {head}
          <form
            className="way by-size"
            ref={form}
            action={`/${locale.language}/find`}
            onSubmit={submit}
            onPaste={(event) => {
              finder.touch();
              typed.paste(event);
            }}
          >
            <div className="gor">
              <div className="pane">
                <SizeFields
                  id="find"
                  choice={choice}
                  options={options}
                  active={active}
                  live={{
                    onFocus: (part) => {
                      setActive(part);
                      finder.touch();
                    },
                    onChange: (part, value) => {
                      typed.clear();
                      finder.change(part, value);
                    },
                  }}
                />
              </div>
              <button className="btn go" type="submit">
                <span>
                  <small>{t("show")}</small>
                  <output className="scripted" aria-live="polite">
                    {count === null ? t("tyres") : narrowThousands(t("count", { count }))}
                  </output>
                  <noscript>{t("tyres")}</noscript>
                </span>
                <ArrowIcon />
              </button>
            </div>
            <div className="under">
              <TypedField id="find" typed={typed} onFocus={finder.touch} />
              <p className="act sm muted scripted">
                {price
                  ? t.rich("price_from", {
                      price,
                      b: (text) => <b className="num">{text}</b>,
                    })
                  : " "}
              </p>
            </div>
            {help}
          </form>
          {byCar}
        </div>
      </div>
    </section>
  );
}
