/** The line between what should have been done and what is to be done. */
export function Now({ time }: { time: string }) {
  return (
    <div className="now" aria-hidden="true">
      <b>
        <span>{time}</span>
      </b>
      <i />
    </div>
  );
}
