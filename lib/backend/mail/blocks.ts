/**
 * A photograph that a mail shows from its address.
 * @property src whole, of a JPEG: few mail readers know another format
 * @property width px, as it stands in the mail
 */
export type MailPicture = { src: string; width: number; height: number };

/**
 * A fact beside its name.
 * @property tyres what the value names, a line each, where it is to be shown with photographs
 */
export type Fact = { label: string; value: string; tyres?: { name: string; picture?: MailPicture | undefined }[] };

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
  | { kind: "facts"; rows: Fact[] }
  | { kind: "picture"; cid: string; alt: string; size: number }
  | { kind: "photograph"; picture: MailPicture; alt: string }
  | { kind: "link"; text: string; href: string };
