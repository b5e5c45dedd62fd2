"use client";

import { type ReactNode, useEffect, useState } from "react";

const theForm = () => document.querySelector<HTMLFormElement>("#buy form");

/** On phones, while the main button is out of sight above: the price of what is chosen and the same button again. */
export function BuyBar({ label, button, children }: { label: string; button: string; children: ReactNode }) {
  const [hidden, setHidden] = useState(true);
  useEffect(() => {
    const main = theForm()?.querySelector("button[type=submit]");
    if (!main) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setHidden(entry.isIntersecting || entry.boundingClientRect.top > 0);
    });
    observer.observe(main);
    return () => observer.disconnect();
  }, []);
  return (
    <section className="buybar" aria-label={label} hidden={hidden}>
      <div>{children}</div>
      <button
        type="button"
        className="btn go"
        onClick={() => {
          const form = theForm();
          form?.requestSubmit();
          form?.scrollIntoView({ block: "center" }); // its answer stands under its own button
        }}
      >
        {button}
      </button>
    </section>
  );
}
