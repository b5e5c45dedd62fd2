/**
 * A loader for Next's `polyfill-module.js`: of its eleven functions all browsers that Next itself supports (Chrome and Edge 111, Firefox 111,
 * Safari 16.4) have ten; `URL.canParse` came to Safari with 17. It saves half a kilobyte of each first visit.
 */
module.exports = function onlyNewestPolyfill(source) {
  const newest = /"canParse"in URL\|\|\(URL\.canParse=.*\);/.exec(source);
  if (!newest) throw new Error("Next no longer has the polyfill of URL.canParse: see whether this loader is needed.");
  return newest[0];
};
