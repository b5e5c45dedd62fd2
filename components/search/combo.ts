/** What the list of suggestions tells its field: is it open, and the id of the option that is the active one. */
export type Combo = { expanded: boolean; active: string | null };

/** What the list of suggestions is given: its id, the field it belongs to, and whom it tells about itself. */
export type SuggestionsProps = { id: string; input: HTMLInputElement; onCombo: (combo: Combo) => void };
