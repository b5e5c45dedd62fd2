/**
 * A photograph that a mail shows from its address.
 * @property src whole, of a JPEG: few mail readers know another format
 * @property width px, as it stands in the mail
 */
export type MailPicture = { src: string; width: number; height: number };

/** The parts a mail is made of, from top to bottom. Text and HTML are rendered from the same parts, so that both say the same. */
export type Block =
  | { kind: "title"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "small"; text: string }
  | { kind: "steps"; items: string[] }
  | { kind: "goods"; rows: { name: string; detail: string; price: string; picture?: MailPicture }[] }
  | { kind: "tyres"; rows: { name: string; picture?: MailPicture }[] }
  | { kind: "sums"; rows: { label: string; value: string; strong?: boolean }[] }
  | { kind: "facts"; rows: { label: string; value: string }[] }
  | { kind: "picture"; cid: string; alt: string; size: number }
  | { kind: "photograph"; picture: MailPicture; alt: string }
  | { kind: "link"; text: string; href: string };
