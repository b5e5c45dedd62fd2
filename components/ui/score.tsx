const marks = [1, 2, 3, 4, 5];

/**
 * A rating as five tread blocks.
 * @param value from 0 to 5; shown rounded to whole blocks
 * @param label read out instead, for example "4.7 out of 5"
 */
export function Score({ value, label }: { value: number; label: string }) {
  return (
    <span className="score" role="img" aria-label={label}>
      {marks.map((mark) => (
        <i key={mark} className={mark <= Math.round(value) ? "y" : undefined} />
      ))}
    </span>
  );
}
