import { FinalFailure, type Job, type JobKind } from "@/lib/backend/jobs/job";
import type { Block } from "@/lib/backend/mail/blocks";
import type { Mail, Mailbox } from "@/lib/backend/mail/mail";
import { isRefusedForGood } from "@/lib/backend/mail/refused-for-good";
import { renderHtml } from "@/lib/backend/mail/render-html";
import { renderText } from "@/lib/backend/mail/render-text";
import { sendMail } from "@/lib/backend/mail/send-mail";
import { type Config, readConfig } from "@/lib/config";
import type { Language } from "@/lib/domain/locale";
import { unbrokenMessages } from "@/lib/domain/unbroken";
import { log } from "@/lib/telemetry/log";

/** The parts of one mail that its kind decides; sender, layout and headers are the same for all. */
export type Letter = {
  to: Mailbox;
  /** The shop, unless replies go to somebody else. */
  replyTo?: Mailbox;
  language: Language;
  /** Also the title above the blocks. */
  subject: string;
  blocks: Block[];
  pictures?: Mail["pictures"];
  /** What the file in the outbox is called, without its ending; told apart by the job when left out. */
  name?: string;
  /** Of the Message-ID, the same for every attempt to send the same mail; the name when left out. */
  id?: string;
};

/** What is known when a mail is made, besides its payload. */
type Sending = {
  /** The job's number: the same for every attempt to send the same mail. */
  job: string;
  config: Config;
  now: Date;
};

/** A kind of mail: queued with its payload, sent by its job. */
type MailKind<Payload> = JobKind<Payload> & Job;

type Definition<Payload> = JobKind<Payload> & {
  /** The mail; `null` when there is no longer anything to send. */
  compose(payload: Payload, sending: Sending): Promise<Letter | null> | Letter | null;
  /** Called after it was sent. A crash in between can send it a second time, then with the same Message-ID. */
  sent?(payload: Payload, mail: Mail): Promise<void>;
};

/** Renders a letter as the mail that is sent; text and HTML have the same content. */
export function mailOf(letter: Letter, fallbackName: string, config: Config): Mail {
  const { name: shop, email } = config.shop;
  const { subject, language, name = fallbackName, id = name } = letter;
  const blocks: Block[] = [{ kind: "title", text: subject }, ...letter.blocks];
  return {
    from: { name: shop, address: config.mailFrom },
    to: letter.to,
    replyTo: letter.replyTo ?? { name: shop, address: email },
    subject,
    text: renderText(blocks, language),
    html: renderHtml(unbrokenMessages(language, blocks), { language, subject, brand: shop.toUpperCase() }),
    language,
    messageId: `<${id}@${config.mailFrom.split("@")[1]}>`,
    name,
    pictures: letter.pictures ?? [],
  };
}

/** A mail that is wanted again is another mail: of two with one Message-ID programs show one. The payload says so by `again`. */
function namedAnew(letter: Letter, payload: unknown, job: string): Letter {
  const { name, id = name } = letter;
  const again = typeof payload === "object" && payload !== null && "again" in payload && payload.again === true;
  return again && name ? { ...letter, name: `${name}-again-${job}`, id: `${id}-again-${job}` } : letter;
}

/** Sends a mail. @throws FinalFailure when the server has refused this very mail for good, Error when it may go later */
async function deliver(mail: Mail, config: Config, { task, job }: { task: string; job: string }): Promise<void> {
  try {
    await sendMail(mail, config);
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    // Without the server's own text, which often repeats the address.
    log().error({ task, job }, "A mail was refused for good and is given up.");
    throw new FinalFailure(error.message, { cause: error });
  }
}

/** A kind of mail: what its job knows, and how that becomes a mail. It is sent once the registry lists it. */
export function mailKind<Payload>({ task, payload: schema, compose, sent }: Definition<Payload>): MailKind<Payload> {
  return {
    task,
    payload: schema,
    sendsMail: true,
    run: async (queued, job) => {
      const payload = schema.parse(queued);
      const config = readConfig();
      const letter = await compose(payload, { job, config, now: new Date() });
      if (letter === null) return;
      const mail = mailOf(namedAnew(letter, payload, job), `${task}-${job}`, config);
      await deliver(mail, config, { task, job });
      await sent?.(payload, mail);
    },
  };
}
