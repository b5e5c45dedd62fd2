import { Link } from "@/components/ui/link";
import { ButtonLink } from "./button";
import { Icon } from "./icon";
import { arrowIcon } from "./icons/arrow";
import { leftIcon } from "./icons/left";
import { pageWindow } from "./page-window";

/**
 * Pages of a list as links, so that they work without scripts and can be shared. Nothing for a single page.
 * @param hrefOf the address of a page, from 1
 * @param labels `navigation` names the whole; `previous` and `next` are the words on the two links
 */
export function Pagination({
  page,
  pages,
  hrefOf,
  labels,
}: {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  labels: { navigation: string; previous: string; next: string };
}) {
  if (pages < 2) return null;
  let gaps = 0;
  return (
    <nav className="pgn" aria-label={labels.navigation}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev" aria-label={labels.previous}>
          <Icon shape={leftIcon} />
        </Link>
      ) : null}
      {pageWindow(page, pages).map((number) =>
        number === null ? (
          <span key={`gap ${gaps++}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link key={number} href={hrefOf(number)} aria-current={number === page ? "page" : undefined}>
            {number}
          </Link>
        ),
      )}
      {page < pages ? (
        <ButtonLink href={hrefOf(page + 1)} rel="next">
          {labels.next} <Icon shape={arrowIcon} />
        </ButtonLink>
      ) : null}
    </nav>
  );
}
