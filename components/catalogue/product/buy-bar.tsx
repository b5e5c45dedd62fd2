"use client";

import { type ReactNode, useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button";

/** Covers everything above the viewport, so that jumping past the button counts too. */
const above = "99999px 0px -100% 0px";

const theForm = () => document.querySelector<HTMLFormElement>("#buy form");

/**
 * On phones, once the main button has scrolled out of view: the price of the chosen quantity and the button again, or the
 * checkout link after the tyre was added.
 */
export function BuyBar({ label, button, children }: { label: string; button: string; children: ReactNode }) {
  const [hidden, setHidden] = useState(true);
  const [onward, setOnward] = useState<{ href: string; text: string } | null>(null);
  useEffect(() => {
    const form = theForm();
    if (!form) return;
    const gone = new IntersectionObserver(([entry]) => entry && setHidden(!entry.isIntersecting), {
      rootMargin: above,
    });
    const follow = () => {
      const main = form.querySelector(".btn.go");
      gone.disconnect();
      if (main) gone.observe(main);
      setOnward(main instanceof HTMLAnchorElement ? { href: main.pathname, text: main.textContent ?? "" } : null);
    };
    follow();
    const changed = new MutationObserver(follow);
    changed.observe(form, { childList: true });
    return () => {
      gone.disconnect();
      changed.disconnect();
    };
  }, []);
  return (
    <section className="buybar" aria-label={label} hidden={hidden}>
      <div>{children}</div>
      {onward ? (
        <ButtonLink variant="go" href={onward.href}>
          {onward.text}
        </ButtonLink>
      ) : (
        <button
          type="button"
          className="btn go"
          onClick={() => {
            const form = theForm();
            form?.requestSubmit();
            form?.scrollIntoView({ block: "center" }); // the result appears under the main button
          }}
        >
          {button}
        </button>
      )}
    </section>
  );
}
