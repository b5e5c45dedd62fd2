/** Makes each format once, for few different ones: making one takes a hundred times as long as using it. */
function once<Given extends unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  const known = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const made = known.get(key) ?? make(...given);
    known.set(key, made);
    return made;
  };
}

/** A format of moments, made once. */
export const dateFormat = once(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
/** A format of numbers, made once. */
export const numberFormat = once(
  (locale: string, options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat(locale, options),
);
/** Which form of a text goes with a number, made once. */
export const pluralRules = once((locale: string) => new Intl.PluralRules(locale));
