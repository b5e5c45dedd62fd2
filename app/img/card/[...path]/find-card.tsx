import type { ReactElement } from "react";
import { coverSeason } from "@/components/article/covers";
import { ProductCard } from "@/components/card/product-card";
import { TitleCard } from "@/components/card/title-card";
import { treadSvg } from "@/components/catalogue/drawing/tread";
import { drawnPattern } from "@/components/catalogue/drawn";
import { listingHeading } from "@/components/catalogue/listing/heading";
import { carName } from "@/components/vehicle/car";
import { articleBySlug } from "@/lib/api/article/server";
import { resolveSlug } from "@/lib/api/catalogue/server";
import { vehicleBySlug } from "@/lib/api/vehicle/server";
import type { ProductDetail } from "@/lib/contract/products";
import type { Family, Season } from "@/lib/domain/category";
import type { Locale } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { parsePictureAddress, pictureJpeg } from "@/lib/domain/picture";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import { providedPictureReader } from "@/lib/runtime/picture-reader";
import { articleVersion, fixedVersion, productVersion } from "@/lib/seo/card-path";
import { cardMessages, listingMessages } from "./card-messages";

/** A card that is known but not drawn yet. */
export type FoundCard = { version: string; card: () => ReactElement | Promise<ReactElement> };

/** How many sizes the card of a car names. */
const shownSizes = 3;

type CardMessages = Awaited<ReturnType<typeof cardMessages>>;

/** A tread of a season, for cards of no particular tyre. */
const anyTread = (season: Season, family: Family, seed: string) =>
  treadSvg({ season, family, tread: "directional", seed }, { mode: "file" });

/** The JPEG of a tyre's first picture; `null` where it is drawn, and where this process keeps no pictures. */
async function photographOf({ picture }: ProductDetail): Promise<Buffer | null> {
  const named = picture && parsePictureAddress(pictureJpeg(picture));
  return (named && (await providedPictureReader()?.(named.hash, named.width, named.format))) ?? null;
}

function ofProduct(product: ProductDetail, t: CardMessages, { language }: Locale): FoundCard {
  const drawing = () =>
    treadSvg(drawnPattern(`${product.brand_slug}-${product.pattern_slug}`, product), { mode: "file" });
  const messages = {
    fuel: t("card.fuel"),
    wet: t("card.wet"),
    noise: t("card.noise"),
    price: formatMoney(product.price, language),
    each: t("card.each"),
  };
  return {
    version: productVersion(product),
    card: async () => (
      <ProductCard product={product} tyre={(await photographOf(product)) ?? drawing()} messages={messages} />
    ),
  };
}

async function ofCatalogue(
  category: string,
  slug: string[],
  t: CardMessages,
  locale: Locale,
): Promise<FoundCard | null> {
  const found = await resolveSlug(category, slug, locale);
  if (found.kind === "product") return ofProduct(found.product, t, locale);
  if (found.kind !== "listing" || found.query.size > 0) return null;
  const { category: kind, size, brand } = found;
  const { id, season, family } = kind;
  const title = listingHeading(await listingMessages(locale.language), found, brand?.name ?? null);
  const over = size ? formatTyreSize(size) : null;
  return {
    version: fixedVersion,
    card: () => (
      <TitleCard
        season={season}
        drawing={anyTread(season, family, id)}
        over={over}
        road={over !== null}
        title={title}
        under={null}
      />
    ),
  };
}

async function ofArticle(slug: string[], t: CardMessages, locale: Locale): Promise<FoundCard | null> {
  const [name, ...more] = slug;
  const article = name === undefined || more.length > 0 ? null : await articleBySlug(name, locale);
  if (!article || article.slugs[locale.language] !== name) return null;
  const { key, title, date, category } = article;
  const season = coverSeason(key);
  const over = t(`article.category.${category}`);
  const drawing = () => anyTread(season, "car", key);
  return {
    version: articleVersion(article),
    card: () => <TitleCard season={season} drawing={drawing()} over={over} title={title} under={date} />,
  };
}

async function ofCar([make, model, ...more]: string[], t: CardMessages, locale: Locale): Promise<FoundCard | null> {
  if (make === undefined || model === undefined || more.length > 0) return null;
  const vehicle = await vehicleBySlug(make, model, locale);
  if (!vehicle) return null;
  const title = t("vehicle.heading", { car: carName(vehicle.make, vehicle.model) });
  const usual = vehicle.generations.flatMap(({ fitments }) => fitments.filter((one) => one.most_common));
  const sizes = [...new Set(usual.map(({ front }) => front.size.text))].slice(0, shownSizes).join(", ");
  const drawing = () => anyTread("summer", "car", `${make}-${model}`);
  return {
    version: fixedVersion,
    card: () => <TitleCard season="summer" drawing={drawing()} over={null} title={title} under={sizes} />,
  };
}

/** The shop's own card, for pages without one. */
function ofShop(t: CardMessages): FoundCard {
  const drawing = () => anyTread("winter", "car", "dezen");
  return {
    version: fixedVersion,
    card: () => <TitleCard season="winter" drawing={drawing()} over={null} title={t("card.title")} under={null} />,
  };
}

/**
 * The card of a page, `null` when there is no such page at exactly this address.
 * @param path the page's public path without its language, cut at the slashes
 * @throws ApiError when the API cannot be reached
 */
export async function findCard([first, ...rest]: string[], locale: Locale): Promise<FoundCard | null> {
  const t = await cardMessages(locale.language);
  if (first === undefined) return null;
  if (first === "home") return rest.length === 0 ? ofShop(t) : null;
  if (first === "blog") return ofArticle(rest, t, locale);
  if (first === "car") return ofCar(rest, t, locale);
  return ofCatalogue(first, rest, t, locale);
}
