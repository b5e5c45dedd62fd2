"use client";

import { compareForm } from "@/components/compare/compare-path";
import { Icon } from "@/components/ui/icons";

/**
 * The button of `CompareToggle`. Of all toggles of a page only `CompareBar` runs a script, which presses them; without
 * scripts they lead to the comparison of their one tyre, where others are offered. It does nothing as a client component
 * but to be sent once: a page has dozens.
 */
export function CompareButton({ id, label, text }: { id: number; label: string; text: string }) {
  return (
    <button type="submit" className="cmp" form={compareForm} name="ids" value={id} data-compare={id} aria-label={label}>
      <span className="box">
        <Icon name="check" />
      </span>
      {text}
    </button>
  );
}
