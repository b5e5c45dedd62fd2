"use client";

import { cloneElement, createContext, isValidElement, type ReactNode, useContext, useMemo } from "react";
import type {
  IntlProvider as GivenProvider,
  useLocale as givenLocale,
  useTranslations as givenTranslations,
} from "use-intl";
import formatMessage from "use-intl/format-message/format-only";

/*
 * What stands for `use-intl/react` in browsers (see `next.config.mjs`): the part of it that our scripts use, by its own formatter of
 * precompiled messages, in half the bytes. The server has the package itself.
 */

type Tree = { readonly [key: string]: unknown };
type Known = { locale: string; messages: Tree; timeZone?: string };

/** Makes each format once: making one takes a hundred times as long as using it. */
function once<Given extends unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  const known = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const made = known.get(key) ?? make(...given);
    known.set(key, made);
    return made;
  };
}

type NumberFormatting = ConstructorParameters<typeof Intl.NumberFormat>;
const numberFormat = once((...given: NumberFormatting) => new Intl.NumberFormat(...given));

const formatters = {
  /** Whole numbers below a thousand are written alike in all our languages: the first format holds a page up for 15 ms, so none is made. */
  getNumberFormat: (locale: NumberFormatting[0], options?: NumberFormatting[1]) => ({
    format: (value: number) =>
      !options && Number.isInteger(value) && value >= 0 && value < 1000
        ? String(value)
        : numberFormat(locale, options).format(value),
  }),
  getDateTimeFormat: once(
    (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  ),
  getPluralRules: once((...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given)),
};

const Context = createContext<Known | null>(null);

function useIntl(): Known {
  const intl = useContext(Context);
  if (!intl) throw new Error("Messages are used outside of their provider.");
  return intl;
}

function Provider({ locale, messages, timeZone, children }: Partial<Known> & { locale: string; children: ReactNode }) {
  const outer = useContext(Context);
  const shown = messages ?? outer?.messages ?? {};
  const zone = timeZone ?? outer?.timeZone;
  const value = useMemo(
    () => ({ locale, messages: shown, ...(zone !== undefined && { timeZone: zone }) }),
    [locale, shown, zone],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Several elements of one kind in a text need keys. */
function keyed(values: Tree | undefined): Tree | undefined {
  return (
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (typeof value !== "function") return [name, value];
        let count = 0;
        const make = (parts: ReactNode) => {
          const made = value(parts);
          count += 1;
          return isValidElement(made) ? cloneElement(made, { key: `${name}${count}` }) : made;
        };
        return [name, make];
      }),
    )
  );
}

function translator({ locale, messages, timeZone }: Known, namespace: string | undefined) {
  const pathOf = (key: string) => (namespace ? `${namespace}.${key}` : key);
  const messageAt = (path: string) =>
    path.split(".").reduce((tree: unknown, part) => (tree as Tree | undefined)?.[part], messages);
  const translate = (key: string, values?: Tree): ReactNode => {
    const path = pathOf(key);
    try {
      const message = messageAt(path);
      if (message === undefined) throw new Error("There is no such message.");
      const options = { locale, formatters, timeZone, formats: undefined, globalFormats: undefined };
      const given = [path, message, keyed(values), options] as unknown as Parameters<typeof formatMessage>;
      return formatMessage(...given) as ReactNode;
    } catch (error) {
      console.error(`The message ${path} cannot be shown:`, error);
      return path;
    }
  };
  return Object.assign(translate, { rich: translate, has: (key: string) => messageAt(pathOf(key)) !== undefined });
}

function useTexts(namespace?: string) {
  const intl = useIntl();
  return useMemo(() => translator(intl, namespace), [intl, namespace]);
}

export const IntlProvider = Provider as unknown as typeof GivenProvider;
export const useLocale = (() => useIntl().locale) as unknown as typeof givenLocale;
/** As the package's; of its further functions `rich` and `has` alone. */
export const useTranslations = useTexts as unknown as typeof givenTranslations;
