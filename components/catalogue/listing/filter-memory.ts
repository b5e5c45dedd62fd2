/**
 * What the filters keep while a change of theirs loads the next page, which mounts them anew: where the focus was, the
 * sheet with its scroll position, and the groups the shopper opened or closed. For this tab only, gone with a reload.
 */
export type FilterMemory = {
  changed: { name: string; value: string; sheet: boolean; scroll: number } | null;
  groups: Map<string, boolean>;
};

export const filterMemory: FilterMemory = { changed: null, groups: new Map() };

/** The control of a form with this name and value; a select or text field by its name alone. */
export function findControl(
  form: HTMLFormElement,
  { name, value }: { name: string; value: string },
): HTMLElement | null {
  const controls = [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLSelectElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name === name,
  );
  return (
    controls.find((control) => control.value === value) ?? controls.find(({ type }) => type !== "checkbox") ?? null
  );
}
