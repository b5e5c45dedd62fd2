/**
 * Puts a drawing made by treadSvg, sideSvg, flatSvg or arcFinderSvg into a page. Those escape every text they are
 * given, so their markup may be set as it is; never pass anything else.
 */
export function Drawing({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: own markup, all texts in it are escaped where it is made
  return <span className="drawing" dangerouslySetInnerHTML={{ __html: svg }} />;
}
