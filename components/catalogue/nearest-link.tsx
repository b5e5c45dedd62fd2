"use client";

import { useEffect, useState } from "react";
import { nearestListing } from "@/components/catalogue/nearest";
import { Link } from "@/components/ui/link";
import { basePath } from "@/lib/api/catalogue/selection";
import { type CategoryId, categoryById } from "@/lib/domain/category";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import { publicPath, usePublicPath } from "@/lib/preferences/public-path";

/**
 * On a not-found page, a link to the listing closest to the address; nothing outside the catalogue. The server knows only the
 * category, as one cached page serves all its addresses; the browser also knows the size.
 * @param names of the categories by id, in the page's language, @param near the category of the address
 */
export function NearestLink({ names, near }: { names: Record<string, string>; near?: CategoryId }) {
  const { language } = usePublicPath();
  const [rest, setRest] = useState<string | null>(null);
  useEffect(() => setRest(publicPath(location.pathname).rest), []);
  const found = rest === null ? null : nearestListing(language, rest);
  const category = found?.category ?? categoryById(near ?? "");
  if (!category) return null;
  const size = found?.size ?? null;
  return (
    <Link className="btn go" href={basePath({ category, size }, language)}>
      <span>
        {names[category.id]}{" "}
        {size ? <span className="size">{formatTyreSize(size).replaceAll(" ", "\u00a0")}</span> : null}
      </span>
    </Link>
  );
}
