import { presentProduct } from "@/lib/backend/catalogue/present-product";
import { productReads } from "@/lib/backend/catalogue/product-reads";
import type { Handler } from "@/lib/backend/kernel/http/handler";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { facetsOf } from "@/lib/backend/listing/facets";
import { appliedOf, filterOf } from "@/lib/backend/listing/filter";
import { pageSize, queryListing } from "@/lib/backend/listing/listing-query";
import { listingTags } from "@/lib/backend/listing/listing-tags";
import { reasonOf } from "@/lib/backend/listing/reasons";
import { loadVocabulary } from "@/lib/backend/search/load-vocabulary";
import { presentSearch } from "@/lib/backend/search/present-search";
import { termsOf } from "@/lib/backend/search/search-terms";
import { understand } from "@/lib/backend/search/understand";
import { likelySeasonUntil } from "@/lib/domain/likely-season";
import { moneyOf } from "@/lib/domain/money";
import { pageTags } from "@/lib/domain/page-tags";

/** `GET /products`: a page of tyres with facet counts. A page beyond the end is empty, with the right total. */
export const listProducts: Handler<"GET /products"> = async ({ query }, context) => {
  const { currency, language } = context;
  if (query.q) await limitAddress(limits.search, context);
  const understood = query.q ? understand(query.q, await loadVocabulary()) : null;
  const filter = filterOf(query, understood && termsOf(understood));
  // An order that was typed holds until another one is chosen.
  const sort = query.sort === "recommended" ? (understood?.sort ?? query.sort) : query.sort;
  const answer = await queryListing({ ...context, filter, sort, page: query.page });
  context.reads(productReads(answer.rows, context.now));
  context.reads({ tags: listingTags(filter), ...(filter.terms && { until: likelySeasonUntil(context.now) }) });
  const { stats } = answer;
  if (understood && stats.total === 0) context.reads({ tags: [pageTags.foundNothing] });
  const { range_min: lowest, range_max: highest } = stats;
  return {
    status: 200,
    body: {
      data: answer.rows.map((row) => ({ ...presentProduct(row, context), reason: reasonOf(row, stats, currency) })),
      page: { number: query.page, size: pageSize, total: stats.total },
      facets: facetsOf(answer, filter, language),
      price_range:
        lowest === null || highest === null
          ? null
          : { min: moneyOf(lowest, currency), max: moneyOf(highest, currency) },
      applied: appliedOf(query),
      ...(understood && { understood: await presentSearch(understood, { found: stats.total, sort, voice: context }) }),
    },
  };
};
