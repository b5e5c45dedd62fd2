"use client";

import { useEffect, useState } from "react";
import { basePath } from "@/components/catalogue/listing/selection";
import { nearestListing } from "@/components/catalogue/nearest";
import { Link } from "@/components/ui/link";
import { type CategoryId, categoryById } from "@/lib/domain/category";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import { publicPath, usePublicPath } from "@/lib/preferences/public-path";

/**
 * On a not-found page, the way to the listing nearest to the address; nothing where the address is no catalogue's. The
 * server knows the category, as one page stands for all addresses of it; the browser also the size.
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
