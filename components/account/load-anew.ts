/** Loads the page anew: nothing of the last visitor is left in its memory. */
export function loadAnew(): void {
  location.reload();
}

/** Loads another page of this site instead of this one, which the way back skips. @param path see `returnPath` */
export function loadInstead(path: string): void {
  location.replace(path);
}
