import { and, asc, eq, gt } from "drizzle-orm";
import type { RefusedItem } from "@/lib/backend/change-set/read/refused-items";
import { type ChangeSetRow, changeSetById } from "@/lib/backend/change-set/states";
import { rejectedHeader, rejectedRow } from "@/lib/backend/import/output/rejected-file";
import { commandMessages } from "@/lib/backend/kernel/command/command-messages";
import { database } from "@/lib/backend/kernel/database/connect";
import { changeSetItem } from "@/lib/backend/kernel/database/schema/change-set";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { textStream } from "@/lib/backend/kernel/http/text-stream";
import type { Language } from "@/lib/domain/locale";

/** Rows read at once. */
const batch = 500;

type Form = { header?: string; delimiter?: string };

async function* lines({ id, options }: ChangeSetRow, language: Language): AsyncGenerator<string> {
  const { t } = commandMessages("import", language);
  const { header = "", delimiter = ";" } = options as Form;
  yield rejectedHeader(header, delimiter);
  for (let last = 0; ; ) {
    const rows = await database()
      .select()
      .from(changeSetItem)
      .where(and(eq(changeSetItem.changeSetId, id), eq(changeSetItem.kind, "refused"), gt(changeSetItem.seq, last)))
      .orderBy(asc(changeSetItem.seq))
      .limit(batch);
    for (const { line, after, seq } of rows) {
      const { problems, raw } = after as unknown as RefusedItem;
      const texts = problems.map(({ field, column, text, reason, values }) => ({
        column: column ?? field,
        value: text,
        reason: t(`reason.${reason}`, values),
      }));
      yield rejectedRow(line ?? 0, texts, raw, delimiter);
      last = seq;
    }
    if (rows.length < batch) return;
  }
}

/** The refused rows of a list as a list of their own: mended, it can be sent again. @throws ApiProblem `not_found` */
export async function refusedRows(id: number, language: Language): Promise<ReadableStream<Uint8Array>> {
  const set = await changeSetById(database(), id);
  if (!set) throw new ApiProblem("not_found");
  return textStream(lines(set, language));
}
