/**
 * Does work in a task of its own, after the one that runs. The first effects of a page all run in one task; together, what is new to the
 * browser in them (a first request, a channel, its storage) would keep a slow phone from answering a touch.
 * @returns calls it off
 */
export function inOwnTask(work: () => void): () => void {
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
