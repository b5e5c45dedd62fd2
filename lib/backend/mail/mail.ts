import type { Language } from "@/lib/domain/locale";

export type Mailbox = { name: string; address: string };

/** A mail ready to be sent or written down. */
export type Mail = {
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox;
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** With its angle brackets. */
  messageId: string;
  /** What the file is called, without its ending. */
  name: string;
  /** Shown inside the HTML by their `cid`. */
  pictures: { cid: string; name: string; png: Buffer }[];
};
