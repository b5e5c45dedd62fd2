/** How long the rendering of a page is awaited while there is an old one, ms. */
export const renderPatience = 4000;

/** When pages are begun and made: by that it is told whether there is too much to render, or rendering itself hangs. */
export class RenderTimes {
  readonly #begun = new Map<string, number>();
  /** When the last one was made, or begun while there was no other: from then on it should not take long. */
  #last = 0;

  /** Notes a rendering. @param made does its outcome show that the data can be read? */
  async noted<Result>(key: string, rendering: Promise<Result>, made: (result: Result) => boolean): Promise<Result> {
    if (this.#begun.size === 0) this.#last = performance.now();
    this.#begun.set(key, performance.now());
    try {
      const result = await rendering;
      if (made(result)) this.#last = performance.now();
      return result;
    } finally {
      this.#begun.delete(key);
    }
  }

  /** May a page still come? While it is rendered, for some seconds; while it waits for its turn, as long as others are made. */
  mayCome(key: string): boolean {
    return performance.now() - (this.#begun.get(key) ?? this.#last) < renderPatience;
  }
}
