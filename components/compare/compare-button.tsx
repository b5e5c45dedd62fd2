"use client";

import { compareForm } from "@/components/compare/compare-path";
import { Icon } from "@/components/ui/icon";
import { checkIcon } from "@/components/ui/icons/check";

/**
 * The button of `CompareToggle`. `CompareBar` handles all toggles of a page; without scripts they lead to a comparison of
 * their one tyre, where others are offered. A client component only so that it is sent once: a page has dozens.
 */
export function CompareButton({ id, label, text }: { id: number; label: string; text: string }) {
  return (
    <button type="submit" className="cmp" form={compareForm} name="ids" value={id} data-compare={id} aria-label={label}>
      <span className="box">
        <Icon shape={checkIcon} />
      </span>
      {text}
    </button>
  );
}
