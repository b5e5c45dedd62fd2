/** The labels of a counted request. Each has few values, whatever is requested. */
type RequestLabels = { route: string; method: string; status: string; cache: string };

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Requests answered so far, by label. Counted without the metrics library, which would slow down pages from memory. */
export class RequestCounts {
  readonly #counts = new Map<string, { labels: RequestLabels; count: number }>();

  /** Counts one request. @param status of the answer, 200 counts as `2xx` */
  add(route: string, method: string, status: number, cache: string): void {
    const key = `${method} ${status} ${cache} ${route}`;
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else this.#counts.set(key, { labels: labelsOf(route, method, status, cache), count: 1 });
  }

  /** Every count. Two of one label may occur (200 and 204): they are to be added. */
  all(): { labels: RequestLabels; count: number }[] {
    return [...this.#counts.values()];
  }
}

function labelsOf(route: string, method: string, status: number, cache: string): RequestLabels {
  return { route, method: methodLabel(method), status: `${Math.floor(status / 100)}xx`, cache };
}

/** A method as a label: `other` for one that is none of ours. */
export function methodLabel(method: string): string {
  return methods.has(method) ? method : "other";
}
