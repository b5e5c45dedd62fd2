import { log } from "@/lib/telemetry/log";

/**
 * Text as a stream of UTF-8, made piece by piece as fast as it is read and no faster. A reader that goes away ends the
 * generator, and with it whatever it reads from; an error on the way is logged and breaks the stream off, so that
 * nobody takes a part for the whole.
 */
export function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let gone = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await pieces.next();
          if (gone) return; // the reader left while the piece was being made
          if (next.done) controller.close();
          else controller.enqueue(encoder.encode(next.value));
        } catch (error) {
          log().error({ error }, "A stream broke off.");
          controller.error(error);
        }
      },
      async cancel() {
        gone = true;
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
