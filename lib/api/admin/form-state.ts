import type { Undo } from "@/lib/contract/admin/order-row";

/** What a passkey is to sign before a form goes on: the browser's answer goes into `field`, and the form is sent again. */
export type Touch = { kind: "get" | "create"; field: string; options: Record<string, unknown> };

/** What a form of the admin shows after an attempt. */
export type StaffFormState = {
  attempt: number;
  /** Of a field by its name. */
  errors: Record<string, string>;
  /** What went wrong as a whole. */
  failure: string | null;
  /** What was typed, but secrets: without scripts the page comes anew. */
  typed: Record<string, string>;
  /** Is the second factor asked for, in this very form? */
  stepUp: boolean;
  /** May the second factor be a passkey? */
  canTouch: boolean;
  touch: Touch | null;
  /** Was it done? */
  done: boolean;
  /** Shown this once. */
  codes: string[];
  link: { name: string; href: string; until: string } | null;
  /** Where it leads. */
  to: string | null;
  /** Who has changed the thing since the form was shown; their version stands beside what was typed. */
  stale: { by: string | null } | null;
  /** Why all was left as it is. */
  refused: { code: string; by: string | null } | null;
  /** What takes back what was just done. */
  undo: Undo | null;
  /** What came of pasted columns, line by line: the orders that got theirs, and the lines that fit none. */
  matched: string[];
  unmatched: { line: number; text: string; code: "no_order" | "no_tracking" | "not_possible" }[];
};

export const freshForm: StaffFormState = {
  attempt: 0,
  errors: {},
  failure: null,
  typed: {},
  stepUp: false,
  canTouch: false,
  touch: null,
  done: false,
  codes: [],
  link: null,
  to: null,
  stale: null,
  refused: null,
  matched: [],
  unmatched: [],
  undo: null,
};
