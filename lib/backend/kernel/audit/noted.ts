import { sql } from "drizzle-orm";
import { networkText } from "@/lib/backend/kernel/audit/network-text";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { preparedOnce } from "@/lib/backend/kernel/database/prepared-once";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import type { Context } from "@/lib/backend/kernel/http/context";
import type { Staff } from "@/lib/backend/kernel/session/staff-bearer";
import type { LogAction, LogActor, LogSubject } from "@/lib/domain/admin/log-action";
import { servedRequest } from "@/lib/telemetry/served-request";

/** Who does something, when and from where, as the log keeps it. */
export type Doer = { actor: LogActor; staffId: number | null; address: string | null; now: Date };

/** The caller of a call. @param staffId of somebody who is only coming in */
export function callerOf({ address, now, staff }: Context & { staff?: Staff }, staffId: number | null = null): Doer {
  return { actor: "staff", staffId: staff?.id ?? staffId, address, now };
}

/** A command on the server. */
export const commandAt = (now: Date): Doer => ({ actor: "cli", staffId: null, address: null, now });

/** The shop by itself: a payment gateway's word, the clock. */
export const systemAt = (now: Date): Doer => ({ actor: "system", staffId: null, address: null, now });

type Entry = {
  action: LogAction;
  subject: LogSubject;
  subjectId: string | number;
  /** Numbers, states and ids; of personal fields only their names. */
  details?: Record<string, unknown>;
};

const insertEntry = preparedOnce((tx) =>
  tx
    .insert(auditLog)
    .values({
      at: sql.placeholder("at"),
      actor: sql.placeholder("actor"),
      staffId: sql.placeholder("staffId"),
      action: sql.placeholder("action"),
      subject: sql.placeholder("subject"),
      subjectId: sql.placeholder("subjectId"),
      details: sql.placeholder("details"),
      requestId: sql.placeholder("requestId"),
      address: sql.placeholder("address"),
    })
    .prepare("note what is done"),
);

/** Writes what is done into the log; call it in the transaction that does it, so that both are stored or neither. */
export async function noted(tx: Executor, { now, address, ...by }: Doer, entry: Entry): Promise<void> {
  await insertEntry(tx).execute({
    ...by,
    ...entry,
    at: now,
    subjectId: String(entry.subjectId),
    details: entry.details ?? {},
    requestId: servedRequest()?.id ?? null,
    address: networkText(address),
  });
}
