import { useTranslations } from "next-intl";
import { tyreName } from "@/components/catalogue/naming";
import type { ProductDetail } from "@/lib/contract/products";
import { pictureAddress, pictureSources, pictureWidths } from "@/lib/domain/picture";

type Shown = NonNullable<ProductDetail["pictures"]>[number];

/** How wide a picture stands on the page, where that is wider than a phone. */
const sizes = "(max-width: 980px) 92vw, 560px";
/** A phone takes the picture of 640 px however fine its screen is, for it is what the page is waited for. Source: admin.md, 4.13 */
const phone = "(max-width: 640px)";

function Photograph({ picture, alt, most, first }: { picture: Shown; alt: string; most: number; first: boolean }) {
  const { hash, width, height } = picture;
  const usual = pictureWidths(width).findLast((each) => each <= 640) ?? width;
  return (
    <picture>
      <source media={phone} type="image/avif" srcSet={pictureAddress(hash, usual, "avif")} />
      <source type="image/avif" srcSet={pictureSources(picture, "avif", most)} sizes={sizes} />
      <img
        src={pictureAddress(hash, usual, "webp")}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}

/**
 * The pictures of a tyre side by side: swiped, moved by the arrow keys or reached by the small ones below; a press on one shows it large.
 * All of it is the browser's own doing and needs no script.
 */
export function Gallery({ product }: { product: ProductDetail }) {
  const t = useTranslations("gallery");
  const { pictures = [] } = product;
  const several = pictures.length > 1;
  if (pictures.length === 0) return null;
  const altOf = ({ alt, role }: Shown) => alt || t(`role.${role}`, { name: tyreName(product) });
  const place = (at: number) => t("place", { n: at + 1, of: pictures.length });
  return (
    <section className="gal" aria-label={t("title")}>
      <ul className="gal-row" tabIndex={several ? 0 : undefined} aria-label={t("title")}>
        {pictures.map((picture, at) => (
          <li key={picture.hash} id={`picture-${at + 1}`}>
            <button type="button" popoverTarget={`zoom-${at + 1}`} aria-label={t("zoom", { what: altOf(picture) })}>
              <Photograph picture={picture} alt={altOf(picture)} most={1280} first={at === 0} />
            </button>
            {several ? <span className="num xs gal-at">{place(at)}</span> : null}
            <div className="gal-zoom" id={`zoom-${at + 1}`} popover="auto" role="dialog" aria-label={altOf(picture)}>
              <button type="button" popoverTarget={`zoom-${at + 1}`} popoverTargetAction="hide">
                {t("close")}
              </button>
              {/* biome-ignore lint/performance/noImgElement: its sizes are made already */}
              <img
                src={pictureAddress(picture.hash, picture.width, "webp")}
                width={picture.width}
                height={picture.height}
                alt={altOf(picture)}
                loading="lazy"
              />
            </div>
          </li>
        ))}
      </ul>
      {several ? (
        <nav className="gal-nav" aria-label={t("all")}>
          {pictures.map((picture, at) => (
            <a key={picture.hash} href={`#picture-${at + 1}`} aria-label={`${place(at)}: ${altOf(picture)}`}>
              {/* biome-ignore lint/performance/noImgElement: its sizes are made already */}
              <img
                src={pictureAddress(picture.hash, pictureWidths(picture.width)[0] ?? picture.width, "webp")}
                width={64}
                height={48}
                alt=""
                loading="lazy"
              />
            </a>
          ))}
        </nav>
      ) : null}
    </section>
  );
}
