/** When each tag last changed, as the number of changes of all tags until then. */
export class TagChanges {
  readonly #changed = new Map<string, number>();
  #count = 0;

  /** How many changes there have been. */
  get count(): number {
    return this.#count;
  }

  /** Tags have changed; `null`: all of them. */
  add(tags: readonly string[] | null): void {
    this.#count += 1;
    // An entry for every tag that ever changed would grow without end: one entry for "all" replaces them.
    if (tags === null || this.#changed.size > 10_000) {
      this.#changed.clear();
      this.#changed.set("all", this.#count);
    }
    for (const tag of tags ?? []) this.#changed.set(tag, this.#count);
  }

  /** Has something changed since a count that concerns tags? `null`: any change may concern what does not tell its tags. */
  since(count: number, { tags }: { tags: readonly string[] | null }): boolean {
    if (!tags) return this.#count > count;
    return ["all", ...tags].some((tag) => (this.#changed.get(tag) ?? 0) > count);
  }
}
