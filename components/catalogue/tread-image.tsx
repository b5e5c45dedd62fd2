/**
 * A tread as an image file, whose space is reserved before it has loaded.
 * @param eager for images visible at once; the others load lazily
 */
export function TreadImage({ src, alt, eager = false }: { src: string; alt: string; eager?: boolean }) {
  return (
    // biome-ignore lint/performance/noImgElement: a small SVG file has nothing to optimise
    <img
      className="tyre"
      src={src}
      width="228"
      height="300"
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
