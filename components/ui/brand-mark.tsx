/** The tread of the shop's logo, 30 × 30 units, in the accent. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true" focusable="false">
      <path d="M0 6l8-6v8l-8 6zM0 17l8-6v8l-8 6zM0 28l8-6v8H0zM11 0h8v8h-8zM11 11h8v8h-8zM11 22h8v8h-8zM22 0l8 6v8l-8-6zM22 11l8 6v8l-8-6zM22 22l8 6v2h-8z" />
    </svg>
  );
}
