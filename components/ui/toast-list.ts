/** A short message at the lower edge. */
export type Toast = { id: number; text: string; action?: { label: string; run: () => void } };

/** How long a message stays, in milliseconds; one with an action (Undo) longer, as it asks for a decision. */
export const toastLifetime = (toast: Toast): number => (toast.action ? 12_000 : 5_000);

const mostShown = 3;

/**
 * Adds a message; the oldest gives way when more than three would be shown.
 * @returns a new list
 */
export function withToast(list: readonly Toast[], toast: Toast): Toast[] {
  return [...list, toast].slice(-mostShown);
}
