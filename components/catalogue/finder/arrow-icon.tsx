/** The arrow of the finder's button. */
export function ArrowIcon() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 12h17M13 5l7 7-7 7" />
    </svg>
  );
}
