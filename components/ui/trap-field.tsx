/** A field that people do not see: what is typed into it, a robot has typed. @param id of its form */
export function TrapField({ id, label }: { id: string; label: string }) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={`${id}-website`}>{label}</label>
      <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
