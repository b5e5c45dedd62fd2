import { applyChangeSet } from "@/lib/backend/change-set/apply-change-set";
import { disconnect } from "@/lib/backend/kernel/database/connect";

/** Applies a change set in a process of its own, so that a test can kill it. */
applyChangeSet(Number(process.argv[2])).finally(disconnect);
