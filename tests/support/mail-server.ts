import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type Received = { recipients: string[]; mail: Email };

/**
 * A real SMTP server on loopback.
 * @param refuse is asked for every mail, counted from 1; a text refuses it
 * @param code of the refusal: 451, for now, unless told otherwise
 */
export async function openMailServer(
  refuse: (attempt: number) => string | null = () => null,
  code: (attempt: number) => number = () => 451,
) {
  const received: Received[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        attempts += 1;
        const refusal = refuse(attempts);
        if (refusal !== null) return done(Object.assign(new Error(refusal), { responseCode: code(attempts) }));
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
