/** The end of each line of jobs; one line per store, so that nothing leaks from one to another. */
const ends = new WeakMap<object, Promise<unknown>>();

/**
 * Runs jobs of one store strictly one after another, in the order they were handed in; a failed job does not hold up
 * the next one.
 * @throws whatever `job` throws, to its own caller only
 */
export function inLine<T>(store: object, job: () => Promise<T>): Promise<T> {
  const before = ends.get(store) ?? Promise.resolve();
  const result = before.then(job, job);
  ends.set(store, result);
  return result;
}
