/**
 * How long the work on a request may take until its answer begins, ms: longer than any takes under load, shorter than a
 * storefront elsewhere waits for us (`lib/api/transport/http`).
 */
const maxWork = 8000;

/**
 * Waits for the work on a request for a limited time: a database that hangs never answers. @returns the result of the work,
 * which goes on after the limit
 * @throws Error with the code `TOO_LATE`
 */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error(`no answer within ${maxWork} ms`), { code: "TOO_LATE" }));
    }, maxWork);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
