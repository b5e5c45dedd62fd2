/** A script of Next's that the page does not wait for, and the hint to fetch one early. */
const asyncScript = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g;
const scriptHint = /<link rel="preload" as="script"[^>]*\/>/g;

/** Fetches the scripts once the page has been painted: at once in a tab that nobody sees and in browsers that do not tell,
 * after three seconds in any case. */
const loader = (sources: readonly string[]) =>
  `<script>(function(s){var d;function l(){if(d)return;d=1;s.forEach(function(u){var e=document.createElement("script");` +
  `e.async=true;e.src=u;document.head.appendChild(e)})}var P=window.PerformanceObserver;` +
  `if(document.hidden||!P||(P.supportedEntryTypes||[]).indexOf("paint")<0)l();` +
  `else{new P(l).observe({type:"paint",buffered:true});setTimeout(l,3000)}})(${JSON.stringify(sources)})</script>`;

/**
 * Has a page's scripts fetched after its first paint. A page is whole without them, and on a slow line they would share
 * it with the styles and letters that the first paint waits for.
 * @param html a whole page as Next made it
 * @returns the same page; unchanged where it has no such scripts
 */
export function scriptsAfterPaint(html: string): string {
  const sources = [...html.matchAll(asyncScript)].map(([, source = ""]) => source);
  const end = html.lastIndexOf("</body>");
  if (sources.length === 0 || end < 0) return html;
  const without = (part: string) => part.replace(asyncScript, "").replace(scriptHint, "");
  return `${without(html.slice(0, end))}${loader([...new Set(sources)])}${html.slice(end)}`;
}
