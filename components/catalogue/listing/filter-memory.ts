/** A change of the filters: what was touched, and where page and sheet were scrolled to. */
type Change = { name: string; value: string; sheet: boolean; sheetScroll: number; pageScroll: number };

/**
 * State of the filters that survives the navigation after a change, which remounts them: the change itself, and the groups
 * the shopper opened or closed. In memory only, lost on reload.
 */
export const filterMemory: { changed: Change | null; groups: Map<string, boolean> } = {
  changed: null,
  groups: new Map(),
};

/** The change that touching `target` (a field, or a link among them) makes. */
export function changeAt(target: HTMLElement): Change {
  const { name = "", value = "" } = target as Partial<HTMLInputElement>;
  const sheet = target.closest("dialog");
  return { name, value, sheet: sheet !== null, sheetScroll: sheet?.scrollTop ?? 0, pageScroll: scrollY };
}

/** The control of a form with this name and value; a select or text field by its name alone. */
export function findControl(
  form: HTMLFormElement,
  { name, value }: { name: string; value: string },
): HTMLElement | null {
  if (name === "") return null;
  const controls = [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLSelectElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name === name,
  );
  return (
    controls.find((control) => control.value === value) ?? controls.find(({ type }) => type !== "checkbox") ?? null
  );
}
