/**
 * Tells the shop that an article has been read. The request outlives the page; whether it arrives matters to nobody who
 * reads, so its answer is not waited for.
 */
export function tellArticleRead(slug: string): void {
  navigator.sendBeacon(`/api/v1/articles/${encodeURIComponent(slug)}/views`);
}
