import { ownScript } from "./own-script";
import { beginInPieces, finishInPieces } from "./page-in-pieces";

/** A script of Next's that does not block the page, and the hint to preload one. */
const asyncScript = /<script src="(\/_next\/static\/[^"]+\.js)"(?=[^>]* async="")[^>]*><\/script>/g;
const scriptHint = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * The script that starts Next once all others are there. It runs last and they in their order: each is a task of its own then, where
 * React's compilation and the start would be one.
 */
const isRuntime = (source: string) => source.includes("/turbopack-");

/** Has Next, once it runs, wait for a task of its own before it starts React: what `next/script` writes for an empty script before it. */
const startInOwnTask = `(self.__next_s=self.__next_s||[]).push([0,{children:""}]);`;

/** How many scripts are asked for in a task: each takes a slow phone four milliseconds. */
const askedAtOnce = 3;

/**
 * Finishes the page and loads its scripts after the first paint: at once in a hidden tab and in browsers that do not report paints, and
 * after three seconds at the latest. The letters are asked for first.
 * The work is done in several short tasks: a long one would keep a phone from answering a touch.
 */
const loader = (sources: readonly string[]) =>
  `(function(s){var d;function a(){for(var i=0,u,e;i<${askedAtOnce}&&(u=s.shift());i++){e=document.createElement("script");` +
  `e.async=false;e.src=u;document.head.appendChild(e)}if(s.length)setTimeout(a)}` +
  `function l(){if(d)return;d=1;${startInOwnTask}${finishInPieces};setTimeout(a)}` +
  `var P=window.PerformanceObserver;if(document.hidden||!P||(P.supportedEntryTypes||[]).indexOf("paint")<0)l();` +
  `else{new P(l).observe({type:"paint",buffered:true});setTimeout(l,3000)}})(${JSON.stringify(sources)})`;

/**
 * Makes a page load its scripts and its letters after its first paint. A page is complete without them, and on a slow line they would
 * compete with what the first paint waits for.
 * @param html a whole page as Next made it, @param nonce of its inline scripts
 * @returns the same page; unchanged where it has no such scripts
 */
export function scriptsAfterPaint(html: string, nonce?: string): string {
  const found = new Set([...html.matchAll(asyncScript)].map(([, source = ""]) => source));
  const sources = [...found].sort((one, other) => Number(isRuntime(one)) - Number(isRuntime(other)));
  const end = html.lastIndexOf("</body>");
  if (sources.length === 0 || end < 0) return html;
  const without = (part: string) => part.replace(asyncScript, "").replace(scriptHint, "");
  const begun = without(html.slice(0, end)).replace("</head>", (tag) => ownScript(beginInPieces, nonce) + tag);
  return `${begun}${ownScript(loader(sources), nonce)}${html.slice(end)}`;
}
