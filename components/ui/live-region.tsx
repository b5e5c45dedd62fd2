/**
 * Announces a change to screen readers without showing it. It must be in the page before its text changes.
 * @param urgent interrupts what is being read; for errors only
 */
export function LiveRegion({ message, urgent = false }: { message: string; urgent?: boolean }) {
  return (
    <div className="vh" role={urgent ? "alert" : "status"} aria-live={urgent ? "assertive" : "polite"}>
      {message}
    </div>
  );
}
