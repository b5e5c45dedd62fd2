/** Seconds after which a browser without scripts asks for the page anew. */
const every = 3;

/** Has a browser without scripts ask for the page anew, as long as the shop is at work on what it shows. */
export function LoadAgain() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(every)} />
    </noscript>
  );
}
