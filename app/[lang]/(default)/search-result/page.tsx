import "@/components/search/search.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { categoryNames } from "@/components/catalogue/category-names";
import { ArrowShapes } from "@/components/catalogue/label/energy-arrows";
import { mixesSeasons } from "@/components/catalogue/listing/mixes-seasons";
import { Row } from "@/components/catalogue/listing/row";
import { NotShown } from "@/components/catalogue/not-shown/not-shown";
import { NothingFound } from "@/components/search/nothing-found";
import { resultHref } from "@/components/search/result-href";
import { SearchForm } from "@/components/search/search-form";
import { SearchWays } from "@/components/search/search-ways";
import { SearchedTooOften } from "@/components/search/searched-too-often";
import { Listings, Understanding, VehicleSizes } from "@/components/search/understanding";
import { Pagination } from "@/components/ui/pagination";
import { formatMoney } from "@/lib/domain/money";
import { narrowThousands } from "@/lib/domain/thousands";
import { addToCartSlot } from "../../add-to-cart-slot";
import { HydratedRows, rowSlots } from "../../row-slots";
import { loadResult, type ResultParams } from "./load";

export const dynamic = "force-dynamic";

/** Rows shown of the closest search. */
const nearRows = 6;
/** Rows visible without scrolling: their pictures load eagerly. */
const seenAtOnce = 3;

export async function generateMetadata(props: ResultParams): Promise<Metadata> {
  const { q } = await loadResult(props);
  const t = await getTranslations("search.result");
  return { title: t("title", { q }), description: t("description", { q }), robots: { index: false, follow: true } };
}

/** Search results. Its public address works with and without a language. */
export default async function SearchResultPage(props: ResultParams) {
  const { locale, q, sort, list, near, wait, shown } = await loadResult(props);
  const { language } = locale;
  const t = await getTranslations("search");
  if (!shown) {
    const own = await getTranslations("no_catalogue");
    return <NotShown heading={t("result.heading")} about={q} lead={own("asked", { q })} locale={locale} />;
  }
  if (!list) return <SearchedTooOften sort={sort} wait={wait} />;
  const addToCart = await addToCartSlot();
  const slots = await rowSlots();
  const { understood, page, price_range: range } = list;
  const mixed = mixesSeasons(list);
  const drawn = (await getTranslations("listing"))("drawn");
  const order = understood?.sort ?? sort;
  const pages = Math.ceil(page.total / page.size);
  const left = Math.min(page.size, page.total - page.number * page.size);
  return (
    <div className="wrap sec found">
      <ArrowShapes />
      <h1>{t("result.heading")}</h1>
      <div className="mt-2">
        <SearchForm asked sort={order} />
      </div>
      {understood ? <Understanding understood={understood} /> : null}
      {page.total > 0 ? (
        <>
          <p className="mt-2" role="status">
            <b>{narrowThousands(t("result.count", { count: page.total }))}</b>{" "}
            {range ? t("result.price_from", { price: formatMoney(range.min, language) }) : null}
          </p>
          {understood ? <VehicleSizes understood={understood} /> : null}
          {understood ? <Listings understood={understood} /> : null}
          <h2 className="vh">{t("result.list")}</h2>
          {list.data.map((product, index) => (
            <Row
              key={product.id}
              product={product}
              eager={index < seenAtOnce}
              below={index >= seenAtOnce || undefined}
              mixed={mixed}
              addToCart={addToCart}
              slots={slots}
            />
          ))}
          <p className="xs muted mt-2">{drawn}</p>
          <HydratedRows products={list.data} />
          <Pagination
            page={page.number}
            pages={pages}
            hrefOf={(number) => resultHref(language, q, { sort, page: number })}
            labels={{
              navigation: t("result.pages"),
              previous: t("result.previous"),
              next: t("result.next", { count: Math.max(1, left) }),
            }}
          />
        </>
      ) : understood ? (
        <div className="mt-3">
          <NothingFound
            understood={understood}
            rows={near?.data
              .slice(0, nearRows)
              .map((product) => (
                <Row key={product.id} product={product} mixed={mixesSeasons(near)} addToCart={addToCart} />
              ))}
          >
            <SearchWays names={await categoryNames()} />
          </NothingFound>
        </div>
      ) : null}
    </div>
  );
}
