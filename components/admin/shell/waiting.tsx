"use client";

import { useEffect, useState } from "react";
import type { Updates } from "@/lib/api/admin/browser";
import { onUpdates } from "./updates";

/** How much waits in a room, beside its name; nothing while nothing does. @param text with `{n}`, for who listens */
export function Waiting({ of, text }: { of: keyof Updates["waiting"]; text: string }) {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => onUpdates((told) => setWaiting(told.waiting[of] ?? 0)), [of]);
  if (waiting === 0) return null;
  return (
    <>
      {" "}
      <i aria-hidden="true">{waiting}</i>
      <span className="vh">{text.replace("{n}", String(waiting))}</span>
    </>
  );
}
