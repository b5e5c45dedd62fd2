/** The element of a page that is not finished yet, its root; the styles are in app/styles/pieces.css. */
const unfinished = "data-unfinished";

/**
 * Script of the head: the page is to be finished piece by piece. Not when its letters are in the browser's cache (one comes from another
 * page of the shop), and not when it must be as high as it will be at once: it is loaded again, gone back to, or opened at a mark.
 */
export const beginInPieces =
  `(function(n){if(n&&n.type==="navigate"&&document.fonts&&!location.hash&&document.referrer.indexOf(location.origin+"/"))` +
  `document.documentElement.setAttribute("${unfinished}","")})(performance.getEntriesByType("navigation")[0])`;

/**
 * Script for after the first paint: fetches the letters, then finishes the page in idle moments, from its top. A piece is as large an
 * element as has at most eighty others in it; pieces are laid out for 4 ms at a time, a quarter of a frame. At once, the letters of a
 * listing held a slow phone's thread for a third of a second.
 */
export const finishInPieces =
  `(function(r){var p=[],w=window.requestIdleCallback||function(f){setTimeout(f,20)};` +
  `function d(e){if(e.getElementsByTagName("*").length<=80)p.push(e);` +
  `else for(var c=e.firstElementChild;c;c=c.nextElementSibling)d(c)}` +
  `function f(){for(var t=performance.now(),e;performance.now()-t<4&&(e=p.shift());){e.setAttribute("data-finished","");e.getBoundingClientRect()}` +
  `p.length?w(f,{timeout:300}):r.removeAttribute("${unfinished}")}function s(){d(document.body);w(f,{timeout:300})}` +
  `if(r.hasAttribute("${unfinished}"))document.fonts.load("1em "+getComputedStyle(r).getPropertyValue("--font-archivo")).then(s,s)` +
  `})(document.documentElement)`;
