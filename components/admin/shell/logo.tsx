/** The shop's mark and name, as on the strip. */
export function Logo() {
  return (
    <>
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <path d="M0 6l8-6v8l-8 6zM0 17l8-6v8l-8 6zM0 28l8-6v8H0zM11 0h8v8l-8 0zM11 11h8v8h-8zM11 22h8v8h-8zM22 0l8 6v8l-8-6zM22 11l8 6v8l-8-6zM22 22l8 6v2h-8z" />
      </svg>
      <span>DEZÉN</span>
    </>
  );
}
