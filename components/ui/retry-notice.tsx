"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Says that something could not be read, with a button that tries again; without scripts it loads the page again. */
export function RetryNotice(props: { text: string; label: string; onRetry: () => void }) {
  return (
    <Notice>
      <p>{props.text}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          props.onRetry();
        }}
      >
        <Button type="submit" small className="mt-1">
          {props.label}
        </Button>
      </form>
    </Notice>
  );
}
