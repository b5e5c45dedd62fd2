/** What has changed, without repetition, in the order in which it was heard of; and since when that is waited for. */
export class Changed<Value> {
  readonly #all = new Set<Value>();
  #since = Number.POSITIVE_INFINITY;

  /** How many there are. */
  get size(): number {
    return this.#all.size;
  }

  /** @param since when the change was heard of, ms since 1970; 0: it was missed, and may be old */
  add(value: Value, since: number): void {
    this.#all.add(value);
    this.#since = Math.min(this.#since, since);
  }

  /**
   * Takes out what was heard of first.
   * @param most how many at most
   * @returns them, and when the first of all was heard of
   */
  take(most = Number.POSITIVE_INFINITY): { all: Value[]; since: number } {
    const since = this.#since;
    const all: Value[] = [];
    for (const value of this.#all) {
      if (all.length >= most) break;
      all.push(value);
      this.#all.delete(value);
    }
    if (this.#all.size === 0) this.#since = Number.POSITIVE_INFINITY;
    return { all, since };
  }
}
