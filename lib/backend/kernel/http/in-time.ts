/** How long a request may be worked on until its answer begins, ms: longer than any is under load, shorter than a
 * storefront elsewhere waits for us (`lib/api/transport/http`). */
const maxWork = 8000;

/**
 * Waits for the work on a request, but not for ever: a database that hangs answers nothing at all.
 * @returns what the work does; it goes on when nobody waits any more
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
