/**
 * Bounds within which a list of a supplier may be applied without a person, percent: rows that are refused, tyres whose price changes by
 * 15 % or more, and tyres that are sold out, at most; rows of what the last list had, at least. A supplier may have others.
 */
export const guardrailDefaults = { refused: 2, repriced: 5, sold_out: 20, rows: 50 } as const;

export type Guardrail = keyof typeof guardrailDefaults;
export const guardrails = Object.keys(guardrailDefaults) as Guardrail[];
