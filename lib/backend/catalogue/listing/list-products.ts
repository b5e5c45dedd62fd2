import { facetsOf } from "@/lib/backend/catalogue/listing/facets";
import { appliedOf, filterOf } from "@/lib/backend/catalogue/listing/filter";
import { pageSize, queryListing } from "@/lib/backend/catalogue/listing/listing-query";
import { reasonOf } from "@/lib/backend/catalogue/listing/reasons";
import { presentProduct } from "@/lib/backend/catalogue/present-product";
import type { Handler } from "@/lib/backend/handler";
import { moneyOf } from "@/lib/domain/money";

/** `GET /products`: a page of tyres with facet counts. A page beyond the end is empty, with the right total. */
export const listProducts: Handler<"GET /products"> = async ({ query }, context) => {
  const { currency, language } = context;
  const filter = filterOf(query);
  const answer = await queryListing({ ...context, filter, sort: query.sort, page: query.page });
  const { stats } = answer;
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
    },
  };
};
