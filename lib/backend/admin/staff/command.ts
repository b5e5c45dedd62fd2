import { z } from "zod";
import { staffByEmail } from "@/lib/backend/admin/session/sign-in";
import { listStaff } from "@/lib/backend/admin/staff/list-staff";
import { invite, leave, lockPerson, resetFactors } from "@/lib/backend/admin/staff/people";
import { commandAt } from "@/lib/backend/kernel/audit/noted";
import { type CommandMessages, commandMessages } from "@/lib/backend/kernel/command/command-messages";
import type { CommandOutcome } from "@/lib/backend/kernel/command/command-outcome";
import { database } from "@/lib/backend/kernel/database/connect";
import { readConfig } from "@/lib/config";
import { type StaffRight, staffRights } from "@/lib/domain/admin/rights";
import { isLanguage, type Language } from "@/lib/domain/locale";
import { plainName } from "@/lib/domain/plain-name";

type Translate = CommandMessages["t"];

const isRight = (text: string): text is StaffRight => staffRights.some((right) => right === text);
const written = (moment: Date) => moment.toISOString().slice(0, 16).replace("T", " ");
const refused = (line: string): CommandOutcome => ({ ok: false, lines: [line] });

/** What a person lacks, as a sentence; `null` when nothing. */
function mistakeIn(name: string, email: string, rights: string[], language: string, t: Translate): string | null {
  if (name === "" || name.length > 80) return t("bad_name");
  if (!z.email().safeParse(email).success) return t("bad_email", { email });
  const unknown = rights.find((right) => !isRight(right));
  if (unknown !== undefined) return t("bad_rights", { right: unknown });
  return isLanguage(language) ? null : t("bad_language", { language });
}

async function add(
  [given = "", email = "", list = "", wanted]: readonly string[],
  t: Translate,
  own: Language,
  now: Date,
) {
  const name = plainName(given);
  const rights = list.split(",").map((right) => right.trim());
  const language = wanted ?? own;
  const mistake = mistakeIn(name, email, rights, language, t);
  if (mistake !== null || !isLanguage(language)) return refused(mistake ?? "");
  const person = { name, email, language, rights: [...new Set(rights.filter(isRight))] };
  const made = await database().transaction((tx) => invite(tx, person, commandAt(now)));
  if (!made) return refused(t("taken", { email }));
  const lines = [t("invited", { name, until: written(made.expiresAt) }), made.link];
  return { ok: true, lines: readConfig().admin ? lines : [...lines, t("off")] };
}

async function list(t: Translate, now: Date): Promise<CommandOutcome> {
  const rows = await listStaff(database(), now);
  const lines = rows.map(({ name, email, rights, joined_at }) => {
    const state = joined_at === null ? t("waiting") : t("joined", { day: joined_at.slice(0, 10) });
    return t("line", { name, email, rights: rights.join(", "), state });
  });
  return { ok: true, lines: lines.length > 0 ? lines : [t("none")] };
}

async function reset(email: string, t: Translate, now: Date): Promise<CommandOutcome> {
  const known = await staffByEmail(database(), email);
  if (!known) return refused(t("unknown", { email }));
  const made = await database().transaction((tx) => resetFactors(tx, known.id, commandAt(now)));
  return { ok: true, lines: [t("reset", { name: known.name, until: written(made.expiresAt) }), made.link] };
}

async function remove(email: string, t: Translate, now: Date): Promise<CommandOutcome> {
  const known = await staffByEmail(database(), email);
  if (!known) return refused(t("unknown", { email }));
  return database().transaction(async (tx) => {
    const person = await lockPerson(tx, known.id);
    // Who was invited by mistake and has not come in may go, even as the only one.
    if (person?.isLastOwner && person.joinedAt !== null) return refused(t("last_owner", { email }));
    await leave(tx, known.id, commandAt(now));
    return { ok: true, lines: [t("removed", { name: known.name })] };
  });
}

/** Takes people into the shop's office, lists them, resets their ways to sign in and lets them go, as the merchant's command does. */
export async function staffCommand(args: readonly string[], language: Language, now: Date): Promise<CommandOutcome> {
  const { t } = commandMessages("staff_command", language);
  const [verb, ...rest] = args;
  const [email = ""] = rest;
  if (verb === "add" && (rest.length === 3 || rest.length === 4)) return add(rest, t, language, now);
  if (verb === "list" && rest.length === 0) return list(t, now);
  if (verb === "reset" && rest.length === 1) return reset(email, t, now);
  if (verb === "remove" && rest.length === 1) return remove(email, t, now);
  return { ok: false, lines: [t("usage")] };
}
