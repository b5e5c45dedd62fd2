/** Loads whole documents, bypassing the router, so that no data of the last user stays in memory. */
export const pageLoading = {
  /** Reloads the page. */
  anew(): void {
    location.reload();
  },
  /** Goes to a page of another site, which returns here. @param address from our own API */
  elsewhere(address: string): void {
    location.assign(address);
  },
  /** Replaces this page by another one of this site; the back button skips it. @param path see `returnPath` */
  instead(path: string): void {
    location.replace(path);
  },
};
