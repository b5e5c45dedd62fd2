/** What is written on the side: size, load index (with twin mounting's, for vans) and speed symbol. */
export type Designated = {
  size: { text: string };
  load_index: number;
  load_index_dual: number | null;
  speed_symbol: string;
};

/**
 * The size with its service description, as it is written everywhere: `205/55 R16 91V`, `215/65 R16C 109/107T`; above
 * 300 km/h load and speed stand in brackets: `245/40 R18 (97Y)`.
 */
export function tyreDesignation({ size, load_index, load_index_dual, speed_symbol }: Designated): string {
  const load = load_index_dual === null ? String(load_index) : `${load_index}/${load_index_dual}`;
  return `${size.text} ${speed_symbol === "(Y)" ? `(${load}Y)` : `${load}${speed_symbol}`}`;
}
