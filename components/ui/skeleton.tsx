/**
 * Reserves the space of loading content, so that nothing shifts. It is not animated: only `label` says that something is
 * loading.
 * @param count rows of a list
 */
export function Skeleton({ count = 1, label }: { count?: number; label?: string }) {
  return (
    <div className="skels" role={label ? "status" : undefined} aria-busy={label ? true : undefined}>
      {label ? <span className="vh">{label}</span> : null}
      {Array.from({ length: count }, (_, place) => place).map((key) => (
        <span key={key} className="skel" aria-hidden="true" />
      ))}
    </div>
  );
}
