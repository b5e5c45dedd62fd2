declare global {
  // Next's bundle has its own copy of this module, and the host must learn what pages meet with.
  var dezenAwayAt: number | undefined;
}

/** Notes that a page asked for its data in vain: the back end, or its database, is away. */
export function noteAway(): void {
  globalThis.dezenAwayAt = performance.now();
}

/** Has that been noted since a moment (of `performance.now()`)? */
export function awaySince(moment: number): boolean {
  return (globalThis.dezenAwayAt ?? Number.NEGATIVE_INFINITY) >= moment;
}
