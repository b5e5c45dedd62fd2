/** What a command has done, or why it has not, in lines for the terminal. */
export type CommandOutcome = { ok: boolean; lines: string[] };
