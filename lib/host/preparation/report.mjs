/** A reason that the operator can remove, printed as one sentence without a stack. */
export class PreparationRefused extends Error {
  name = "PreparationRefused";
}

// By name, since the classes of the TypeScript part are missing when it could not be loaded.
const sentences = ["PreparationRefused", "StartRefused", "FolderInUse", "ConfigError"];

/** Ends the process with 1. Prints one sentence for what the operator can mend, and the whole error for a bug. */
export function reportAndExit(error) {
  const plain =
    error instanceof Error && (sentences.includes(error.name) || sentences.includes(error.constructor.name));
  console.error(plain ? error.message : error);
  process.exit(1);
}
