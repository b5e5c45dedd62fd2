"use client";

import { useEffect, useRef, useState } from "react";

type Props = {
  /** The boxes' name. */
  name: string;
  /** The values of the boxes that it stands for, parted by spaces. Without scripts the form sends them as they are. */
  value: string;
  label: string;
};

/** Ticks boxes, or takes their ticks away, and lets the form know. */
export function tickBoxes(
  form: HTMLFormElement | null | undefined,
  boxes: readonly HTMLInputElement[],
  on: boolean,
): void {
  for (const box of boxes) box.checked = on;
  form?.dispatchEvent(new Event("change"));
}

/** A box that picks several rows of its form at once, and is ticked while all of them are. */
export function PickAll({ name, value, label }: Props) {
  const [scripted, setScripted] = useState(false); // the boxes speak for themselves then
  const box = useRef<HTMLInputElement>(null);
  const mine = () => {
    const values = new Set(value.split(" "));
    const boxes = box.current?.form?.querySelectorAll<HTMLInputElement>(`tbody input[name="${name}"]`) ?? [];
    return [...boxes].filter((one) => one.value.split(" ").every((part) => values.has(part)));
  };
  const follow = () => {
    if (!box.current) return;
    const ticked = mine().map(({ checked }) => checked);
    box.current.checked = ticked.length > 0 && !ticked.includes(false);
    box.current.indeterminate = ticked.includes(true) && ticked.includes(false);
  };
  useEffect(() => setScripted(true), []);
  // Rows come and go with the page: it looks again whenever it is rendered.
  useEffect(() => {
    const form = box.current?.form;
    follow();
    form?.addEventListener("change", follow);
    return () => form?.removeEventListener("change", follow);
  });
  return (
    <label>
      <input
        type="checkbox"
        name={scripted ? undefined : name}
        value={value}
        ref={box}
        autoComplete="off"
        onChange={({ target }) => tickBoxes(target.form, mine(), target.checked)}
      />{" "}
      {label}
    </label>
  );
}
