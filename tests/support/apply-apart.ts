import { applyChangeSet } from "@/lib/backend/change-set/apply-change-set";
import { undoChangeSet } from "@/lib/backend/change-set/undo-change-set";
import { disconnect } from "@/lib/backend/kernel/database/connect";

/** Applies a change set, or takes it back, in a process of its own, so that a test can kill it. */
const [id, state] = process.argv.slice(2);
(state === "undoing" ? undoChangeSet : applyChangeSet)(Number(id)).finally(disconnect);
