export type Figures = Record<
  "performance" | "accessibility" | "best-practices" | "seo" | "FCP ms" | "LCP ms" | "TBT ms" | "CLS",
  number
>;
export const categories: readonly (keyof Figures)[];
export function lighthouse(url: string): Figures;
export function medians(runs: readonly Figures[]): Figures;
export function told(name: string, figures: Figures): string;
