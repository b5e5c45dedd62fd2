import { render } from "@testing-library/react";
import type { AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext, PathParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { PageLive } from "@/components/ui/page-live";
import { QueryStore, QueryStoreContext } from "@/lib/api/request/query-store";
import { currencyOf, type Language, localeTag } from "@/lib/domain/locale";
import { written } from "@/messages/written";
import { inRouter } from "@/tests/support/in-router";

/** Renders part of a page as the shop does: in a language and its currency, with a cache of its own. */
export function renderPage(
  children: ReactNode,
  language: Language = "cs",
  router: Partial<AppRouterInstance> = {},
  path = `/${language}/cart`,
) {
  const cache = new Map();
  const kept = new QueryStore();
  const wrap = (content: ReactNode) =>
    inRouter(
      <PathParamsContext.Provider value={{ lang: localeTag({ language, currency: currencyOf(language) }) }}>
        <PathnameContext.Provider value={path}>
          <NextIntlClientProvider locale={language} messages={written[language]} timeZone="Europe/Prague">
            <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>
              <QueryStoreContext.Provider value={kept}>
                <PageLive />
                {content}
              </QueryStoreContext.Provider>
            </SWRConfig>
          </NextIntlClientProvider>
        </PathnameContext.Provider>
      </PathParamsContext.Provider>,
      router,
    );
  return render(wrap(children));
}
