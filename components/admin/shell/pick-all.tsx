"use client";

import { useEffect, useRef, useState } from "react";

type Props = {
  /** The boxes' name. */
  name: string;
  /** The values of the boxes that it stands for, parted by spaces. Without scripts the form sends them as they are. */
  value: string;
  label: string;
};

/** A box that picks several rows of its form at once, and is ticked while all of them are. */
export function PickAll({ name, value, label }: Props) {
  const [scripted, setScripted] = useState(false); // the boxes speak for themselves then
  const box = useRef<HTMLInputElement>(null);
  const mine = () => {
    const values = new Set(value.split(" "));
    const boxes = box.current?.form?.querySelectorAll<HTMLInputElement>(`tbody input[name="${name}"]`) ?? [];
    return [...boxes].filter((one) => one.value.split(" ").every((part) => values.has(part)));
  };
  const latest = useRef(mine);
  latest.current = mine;
  useEffect(() => {
    const form = box.current?.form;
    const follow = () => {
      if (!box.current) return;
      const ticked = latest.current().map(({ checked }) => checked);
      box.current.checked = ticked.length > 0 && !ticked.includes(false);
      box.current.indeterminate = ticked.includes(true) && ticked.includes(false);
    };
    setScripted(true);
    follow();
    form?.addEventListener("change", follow);
    return () => form?.removeEventListener("change", follow);
  }, []);
  const tick = (on: boolean) => {
    for (const one of mine()) one.checked = on;
  };
  return (
    <label>
      <input
        type="checkbox"
        name={scripted ? undefined : name}
        value={value}
        ref={box}
        autoComplete="off"
        onChange={({ target }) => tick(target.checked)}
      />{" "}
      {label}
    </label>
  );
}
