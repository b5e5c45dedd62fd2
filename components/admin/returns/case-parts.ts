import type { Me } from "@/lib/contract/admin/me";
import type { ReturnCase } from "@/lib/contract/admin/returns";
import type { AdminTexts } from "@/messages/admin/texts";

/** What every part of a withdrawal is given. `now` is when the page was made. */
export type CaseParts = { found: ReturnCase; me: Me; texts: AdminTexts; now: Date };

/** Has the case ended? */
export const hasEnded = ({ settled_on }: ReturnCase): boolean => settled_on !== null;
