/**
 * A tread as a picture file, whose place is kept before it has loaded.
 * @param eager for those seen at once; the others load when they are near
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
