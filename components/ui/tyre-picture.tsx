/**
 * A tyre beside its name: the merchant's photograph where there is one, else its drawn tread. Its place is reserved before it has
 * loaded: the styles of each place say how high it is, and a photograph is fitted into it (`app/styles/base.css`).
 * @param src what the API calls `image`
 * @param alt empty where the name stands beside it
 * @param eager for images visible at once; the others load when they come near
 * @param sources the photograph in several widths, as `srcset` has them, for the place in a listing's row
 */
export function TyrePicture(props: { src: string; alt?: string; eager?: boolean; sources?: string | undefined }) {
  const { src, alt = "", eager = false, sources } = props;
  // By its address, as the styles: `pictureAddress` stands in a module too large for the cart's script.
  const [width, height] = src.startsWith("/img/p/") ? [320, 240] : [228, 300];
  return (
    // biome-ignore lint/performance/noImgElement: a small cacheable file, made already, gains nothing from an image service
    <img
      className="tyre"
      src={src}
      srcSet={sources}
      sizes={sources && "(max-width: 640px) 80px, (max-width: 1180px) 96px, 128px"}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
    />
  );
}
