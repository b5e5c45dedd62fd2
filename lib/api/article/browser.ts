/** Tells the shop that an article has been read. The request outlives the page; its answer is ignored. */
export function tellArticleRead(slug: string): void {
  navigator.sendBeacon(`/api/v1/articles/${encodeURIComponent(slug)}/views`);
}
