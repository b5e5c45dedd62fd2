/**
 * An icon beside words, a line on a grid of 24 × 24, stroked in the text's colour. It says nothing by itself: the words, or the control's
 * aria-label, do.
 * @param shape one of `components/ui/icons`, each a module of its own: a page's script has those that it shows
 */
export function Icon({ shape, className = "" }: { shape: string; className?: string }) {
  return (
    <svg className={`i ${className}`.trimEnd()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
