/**
 * What stands for `next-intl` in browsers (see `next.config.mjs`): its own parts without `useFormatter`, which no script
 * of ours calls there and which no build can leave out by itself, as `next-intl` wraps it where it is loaded. Both packages
 * have to be of one version: they meet in one React context.
 */
export { IntlProvider as NextIntlClientProvider, useLocale, useTranslations } from "use-intl/react";
