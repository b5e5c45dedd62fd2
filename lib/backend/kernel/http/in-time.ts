/**
 * How long the work on a request may take until its answer begins, ms: longer than any takes under load, shorter than a
 * storefront elsewhere waits for us (`lib/api/transport/http`).
 */
export const maxWork = 8000;

/** The same after the latest piece of a file that is being sent, ms: what is sent may be looked through before it is answered. */
export const maxWorkOnFile = 30_000;

/** A limit to the time of a piece of work, which can begin anew while the work waits for somebody else. */
export class WorkLimit {
  #timer: NodeJS.Timeout | undefined;

  /** @param most ms */
  constructor(private readonly most: number) {}

  /** The time begins anew: what was waited for has come. */
  beginAgain(): void {
    this.#timer?.refresh();
  }

  /**
   * Waits for the work for the limited time. @returns its result; the work itself goes on after the limit
   * @throws Error with the code `TOO_LATE`
   */
  async of<T>(work: Promise<T> | T): Promise<T> {
    const late = new Promise<never>((_, reject) => {
      this.#timer = setTimeout(() => {
        reject(Object.assign(new Error(`no answer within ${this.most} ms`), { code: "TOO_LATE" }));
      }, this.most);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(this.#timer);
    }
  }
}

/**
 * Waits for the work on a request for a limited time: a database that hangs never answers. @returns the result of the work,
 * which goes on after the limit
 * @throws Error with the code `TOO_LATE`
 */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new WorkLimit(maxWork).of(work);
}
