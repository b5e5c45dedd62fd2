import type { Page } from "@playwright/test";

/** How much the page has moved by itself since it was opened, as browsers count it (CLS). */
export const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Where nothing has moved the observer is never called: two frames are the time it would have been.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
