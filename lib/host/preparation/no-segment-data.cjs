/**
 * A loader for Next's `collect-segment-data.js`. Next reads each page that it has rendered once more and renders its parts one by one, for
 * browsers that fetch parts of pages ahead. Ours never do, and behind the host nobody can ask for them: it took a twentieth (a listing) to
 * a tenth (a tyre's page) of a render. Plain `next start` goes on making them.
 */
module.exports = function withoutSegmentData(source) {
  const made = /async function collectSegmentData\(/;
  if (!made.test(source))
    throw new Error("Next no longer has the function collectSegmentData: see whether this loader is needed.");
  const asked = `async function collectSegmentData(...given) {
  return globalThis.dezen?.get("front") === undefined ? makeSegmentData(...given) : new Map();
}
async function makeSegmentData(`;
  return source.replace(made, asked);
};
