import type { FixedPage } from "@/lib/seo/paths";

/** Where a page of the layout "default" leads back to; `home` stands for wherever tyres are chosen. */
export type ParentPage = Extract<FixedPage, "home" | "blog" | "cart" | "account" | "signIn">;

const parents: [page: RegExp, parent: ParentPage][] = [
  [/^\/blog\/./, "blog"],
  [/^\/cart\/checkout$/, "cart"],
  [/^\/account\/./, "account"],
  [/^\/(register|forgot-password)$/, "signIn"],
];

/** The page one step up. @param rest an address without its language, `/blog/dot-vek-pneumatiky` */
export function parentOf(rest: string): ParentPage {
  return parents.find(([page]) => page.test(rest))?.[1] ?? "home";
}
