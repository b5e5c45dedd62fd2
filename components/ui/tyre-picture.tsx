/** The drawn tread of a tyre, or the merchant's own photo. The name stands beside it, so it says nothing itself. */
export function TyrePicture({ src }: { src: string }) {
  // biome-ignore lint/performance/noImgElement: a small cacheable SVG per pattern gains nothing from an image service
  return <img className="tyre" src={src} alt="" width={228} height={320} />;
}
