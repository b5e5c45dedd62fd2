/** Whole documents instead of the router's pages, where nothing of the last visitor may stay in the page's memory. */
export const pageLoading = {
  /** Loads the page anew. */
  anew(): void {
    location.reload();
  },
  /** Leads to a page of another site, which leads back. @param address as our own API gives it */
  elsewhere(address: string): void {
    location.assign(address);
  },
  /** Loads another page of this site instead of this one, which the way back skips. @param path see `returnPath` */
  instead(path: string): void {
    location.replace(path);
  },
};
