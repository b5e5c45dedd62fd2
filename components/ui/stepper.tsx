"use client";

import { useState } from "react";

/**
 * Quantity with − and +, and a number that can be typed. What is typed counts when the field is left or Enter is
 * pressed; anything that is not a number brings the last value back, anything out of range its nearest end.
 * @param labels names of the two buttons and of the field
 */
export function Stepper({
  value,
  min = 1,
  max,
  onChange,
  labels,
  name,
}: {
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  labels: { less: string; more: string; quantity: string };
  name?: string;
}) {
  const [draft, setDraft] = useState<string | null>(null);

  const change = (wanted: number) => {
    const next = Math.min(max, Math.max(min, wanted));
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (draft !== null && /^\d+$/.test(draft.trim())) change(Number(draft));
    setDraft(null);
  };
  const step = (by: number) => {
    setDraft(null);
    change(value + by);
  };

  // A disabled button would lose the focus at the end of the range, so it is only marked.
  return (
    <div className="stp">
      <button type="button" aria-label={labels.less} aria-disabled={value <= min} onClick={() => step(-1)}>
        −
      </button>
      <input
        aria-label={labels.quantity}
        inputMode="numeric"
        autoComplete="off"
        name={name}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "ArrowUp" || event.key === "ArrowDown") {
            event.preventDefault();
            step(event.key === "ArrowUp" ? 1 : -1);
          }
          if (event.key === "Enter") {
            event.preventDefault();
            settle();
          }
        }}
      />
      <button type="button" aria-label={labels.more} aria-disabled={value >= max} onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}
