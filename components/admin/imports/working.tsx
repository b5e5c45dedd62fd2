"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useSlow } from "@/components/admin/shell/use-slow";
import type { ChangeSet } from "@/lib/contract/admin/change-sets";
import type { Language } from "@/lib/domain/locale";
import { counted, fill } from "@/messages/admin/fill";

const everyMs = 1500;

type Told = Pick<ChangeSet, "state" | "revision" | "percent"> & { counts: Pick<ChangeSet["counts"], "rows"> };

type Props = {
  id: number;
  told: Told;
  /** How it stands, in words: `so_far` with `{rows}` and `{percent}`, `rows` in the forms that go with a number. */
  words: { now: string; so_far: string; rows: string; slow: string; away: string };
  language: Language;
};

/** How far the shop is with a change set. It looks again by itself, and shows the sheet anew as soon as something is done. */
export function Working({ id, told, words, language }: Props) {
  const [far, setFar] = useState({ percent: told.percent, rows: told.counts.rows });
  const [away, setAway] = useState(false);
  const [looks, setLooks] = useState(0);
  const slow = useSlow(looks > 20);
  const router = useRouter();
  const { state, revision } = told;
  useEffect(() => {
    let over = false;
    const look = async () => {
      if (document.hidden) return;
      try {
        const answer = await fetch(`/api/v1/admin/change-sets/${id}`, { cache: "no-store" });
        if (answer.status === 401) location.assign("/admin/sign-in?over=1");
        const set = answer.ok ? ((await answer.json()) as Told) : null;
        if (over) return;
        setAway(answer.status >= 500);
        setLooks((n) => n + 1);
        if (set) setFar({ percent: set.percent, rows: set.counts.rows });
        if (answer.status === 404 || (set && (set.state !== state || set.revision !== revision))) router.refresh();
      } catch {
        if (!over) setAway(true);
      }
    };
    const timer = setInterval(() => void look(), everyMs);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [id, state, revision, router]);
  const { percent } = far;
  const rows = counted(words.rows, far.rows, language);
  const said = percent === null ? words.now : fill(words.so_far, { rows, percent });
  return (
    <div className="far">
      <p>{said}</p>
      <progress max={100} value={percent ?? undefined} aria-label={words.now} />
      <p className="q" role="status">
        {away ? words.away : slow ? words.slow : ""}
      </p>
    </div>
  );
}
