/** The parts a mail is made of, from top to bottom. Text and HTML are rendered from the same parts, so that both say the same. */
export type Block =
  | { kind: "title"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "small"; text: string }
  | { kind: "steps"; items: string[] }
  | { kind: "goods"; rows: { name: string; detail: string; price: string }[] }
  | { kind: "sums"; rows: { label: string; value: string; strong?: boolean }[] }
  | { kind: "facts"; rows: { label: string; value: string }[] }
  | { kind: "picture"; cid: string; alt: string; size: number }
  | { kind: "link"; text: string; href: string };
