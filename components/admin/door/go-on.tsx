"use client";

import type { ReactNode } from "react";
import { useFormState } from "@/components/admin/shell/staff-form";

/** The button of a form, and once it has done its work the way on. */
export function GoOn({ label, isDone, children }: { label: string; isDone: boolean; children: ReactNode }) {
  const { done } = useFormState();
  if (!done && !isDone) return children;
  return (
    <a className="do wide" href="/admin">
      {label}
    </a>
  );
}
