import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactElement, ReactNode } from "react";

/** Content as it stands in a page, where Next's router is at hand. @param router what of the router a test looks at */
export function inRouter(content: ReactNode, router: Partial<AppRouterInstance> = {}): ReactElement {
  const whole = { push() {}, replace() {}, prefetch() {}, ...router } as AppRouterInstance;
  return <AppRouterContext.Provider value={whole}>{content}</AppRouterContext.Provider>;
}
