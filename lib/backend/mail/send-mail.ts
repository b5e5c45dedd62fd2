import { createTransport, type SendMailOptions } from "nodemailer";
import type { Mail } from "@/lib/backend/mail/mail";
import { writeOutboxFile } from "@/lib/backend/mail/outbox-folder";
import type { Config } from "@/lib/config";

/** How long a mail server may keep us waiting, ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function message(mail: Mail): SendMailOptions {
  return {
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    // Readable in the file as it lies there, too.
    textEncoding: "quoted-printable",
    headers: { "Content-Language": mail.language, "Auto-Submitted": "auto-generated" },
    attachments: mail.pictures.map(({ cid, name, png }) => ({
      cid,
      filename: name,
      content: png,
      contentType: "image/png",
      contentDisposition: "inline",
    })),
  };
}

async function sendBySmtp(url: string, mail: Mail): Promise<void> {
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.sendMail(message(mail));
  } finally {
    transport.close();
  }
}

async function writeDown(dataDir: string, mail: Mail): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message: bytes } = await transport.sendMail(message(mail));
  await writeOutboxFile(dataDir, `${mail.name}.eml`, bytes as Buffer);
}

/**
 * Sends a mail by the server of `SMTP_URL`; without that setting it is written into the data folder's outbox.
 * @throws Error when the server cannot be reached or refuses, or the file cannot be written
 */
export function sendMail(mail: Mail, config: Config): Promise<void> {
  return config.smtpUrl ? sendBySmtp(config.smtpUrl, mail) : writeDown(config.dataDir, mail);
}
