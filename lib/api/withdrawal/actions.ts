"use server";

import { randomUUID } from "node:crypto";
import { formCall, formLocale, formText, refusalOf } from "@/lib/api/request/form";
import {
  piecesField,
  type WithdrawalState,
  type WithdrawnLine,
  withdrawalFields,
} from "@/lib/api/withdrawal/form-state";
import { accountCalls } from "@/lib/contract/account";
import { type Order, order } from "@/lib/contract/order";
import type { Problem } from "@/lib/contract/problem";
import { withdrawal } from "@/lib/contract/withdrawal";
import { countries, type Language, type Locale } from "@/lib/domain/locale";
import { unbrokenIn } from "@/lib/domain/unbroken";
import { isInTime, lastDayToWithdraw, whyNotWithdrawable, withdrawalTextLength } from "@/lib/domain/withdrawal";
import { written } from "@/messages/written";

/** The later of the last days in the shop's countries: the destination is not revealed by an order number alone. */
function lastDayAnywhere(delivered: Date): string {
  return countries
    .map((country) => lastDayToWithdraw(delivered, country))
    .sort()
    .slice(-1)
    .join();
}

function linesOf(form: FormData): WithdrawnLine[] {
  return [...form.keys()].slice(0, 200).flatMap((key) => {
    const product_id = Number(/^pieces_(\d{1,9})$/.exec(key)?.[1] ?? 0);
    const quantity = Number(formText(form, key, 5));
    return product_id > 0 && Number.isInteger(quantity) && quantity > 0 ? [{ product_id, quantity }] : [];
  });
}

function filledIn(state: WithdrawalState, form: FormData): WithdrawalState {
  const values = Object.fromEntries(withdrawalFields.map((name) => [name, formText(form, name)]));
  const scope = form.get("scope") === "part" ? "part" : "whole";
  const key = formText(form, "key", 100);
  const attempt = state.attempt + 1;
  return { ...state, step: "fill", attempt, values, scope, pieces: linesOf(form), key, errors: {}, failure: null };
}

/** What is missing before anybody is asked; whoever withdraws from a part says which. */
function missing({ values, scope, pieces }: WithdrawalState, knowsLines: boolean, language: Language) {
  const messages = written[language].field;
  const errors: WithdrawalState["errors"] = {};
  if (!values.name?.trim()) errors.name = messages.name_required;
  if (!values.order_number?.trim()) errors.order_number = messages.order_number_required;
  if (!values.email?.trim()) errors.email = messages.email_required;
  if (scope === "part" && knowsLines && pieces.length === 0) errors.part = messages.lines_required;
  if (scope === "part" && !knowsLines && !values.part?.trim()) errors.part = messages.part_required;
  if ((values.part?.length ?? 0) > withdrawalTextLength) errors.part = messages.part_too_big;
  if ((values.reason?.length ?? 0) > withdrawalTextLength) errors.reason = messages.reason_too_big;
  return errors;
}

/** What the page that showed the order proves it by: its token, empty for its owner; `null` where it showed none. */
type Proof = string | null;

/** The order itself, for whoever proves that it is theirs: asking for it counts against nobody. */
async function provenOrder(number: string, proof: Proof, locale: Locale): Promise<Order | null> {
  if (proof === null) return null;
  const input = { path: { number }, query: { ...(proof && { token: proof }) } };
  const answer = await formCall("GET /orders/{number}", undefined, locale, {}, input);
  return answer.ok ? order.parse(answer.body) : null;
}

/** What is said of a refusal. Whoever shares an address with somebody who guesses is told the way past the bound. */
function refused(problem: Problem | null, fields: readonly string[], { language }: Locale) {
  const refusal = refusalOf(problem, fields);
  if (problem?.code !== "too_many") return refusal;
  const text = written[language].withdrawal.too_many.replace("{wait}", () => problem.detail ?? "");
  return { ...refusal, failure: unbrokenIn(language, text) };
}

type KnownOfOrder = Pick<Order, "status" | "withdrawn" | "history"> & { lines?: Order["lines"] };

/** What an order says against its withdrawal before anything is sent: its contract has ended, or pieces are given back already. */
function refusedBy(order: KnownOfOrder, { scope, pieces }: WithdrawalState, language: Language) {
  const messages = written[language].field;
  const errors: WithdrawalState["errors"] = {};
  const ended = whyNotWithdrawable(order);
  if (ended) errors.order_number = messages[`order_number_${ended}`];
  else if (scope === "part")
    for (const { product_id, quantity } of pieces) {
      const line = order.lines?.find((known) => known.product_id === product_id);
      if (line && quantity > line.quantity - (line.withdrawn ?? 0))
        errors[piecesField(product_id)] = messages[line.withdrawn ? "withdrawn" : "not_ordered"];
    }
  return errors;
}

function atReview(state: WithdrawalState, order: KnownOfOrder, lastDayOf: (day: Date) => string, language: Language) {
  const errors = refusedBy(order, state, language);
  if (Object.keys(errors).length > 0) return { ...state, errors };
  const delivered = order.history.findLast(({ kind, state: name }) => kind === "order" && name === "delivered");
  const lastDay = delivered ? lastDayOf(new Date(delivered.at)) : null;
  const period = { lastDay, inTime: isInTime(new Date(), lastDay) };
  return { ...state, step: "review" as const, key: state.key || randomUUID(), period };
}

async function reviewed(state: WithdrawalState, proof: Proof, locale: Locale) {
  const { order_number: number = "", email = "" } = state.values;
  const { language } = locale;
  const unmatched = { ...state, errors: { order_number: written[language].field.order_number_unmatched } };
  const proven = await provenOrder(number, proof, locale);
  if (proven && proven.contact.email.toLowerCase() !== email.trim().toLowerCase()) return unmatched;
  if (proven) return atReview(state, proven, (day) => lastDayToWithdraw(day, proven.address.country), language);
  const answer = await formCall("POST /orders/track", { number, email }, locale);
  if (!answer.ok) {
    if (answer.problem?.code === "not_found") return unmatched;
    const { errors, failure } = refused(answer.problem, ["number", "email"], locale);
    const { number: wrong, ...rest } = errors;
    return { ...state, errors: { ...rest, ...(wrong && { order_number: wrong }) }, failure };
  }
  const tracked = accountCalls["POST /orders/track"].replies[200].parse(answer.body);
  return atReview(state, tracked, lastDayAnywhere, language);
}

async function confirmed(state: WithdrawalState, proof: Proof, locale: Locale) {
  const { name, order_number, email, part = "", reason = "" } = state.values;
  const partly = state.scope === "part";
  const body = {
    name,
    order_number,
    email,
    ...(partly && state.pieces.length > 0 && { lines: state.pieces }),
    ...(partly && state.pieces.length === 0 && part.trim() && { part }),
    ...(reason.trim() && { reason }),
    ...(proof && { token: proof }),
  };
  const answer = await formCall("POST /withdrawals", body, locale, { "idempotency-key": state.key || randomUUID() });
  if (answer.ok) return { ...state, step: "done" as const, done: withdrawal.parse(answer.body) };
  const fields = [...withdrawalFields, ...state.pieces.map(({ product_id }) => piecesField(product_id))];
  return { ...state, ...refused(atPiecesFields(answer.problem, state.pieces), fields, locale) };
}

/** The API names a line by its place in what was sent, the form by its tyre. */
function atPiecesFields(problem: Problem | null, pieces: WithdrawnLine[]): Problem | null {
  const errors = problem?.errors?.map((error) => {
    const line = pieces[Number(/^lines\.(\d+)\./.exec(error.path)?.[1] ?? Number.NaN)];
    return line ? { ...error, path: piecesField(line.product_id) } : error;
  });
  return problem && { ...problem, errors };
}

/**
 * One step of the withdrawal, told by the button that was pressed: `review` checks what was filled in and shows it, `back` leads
 * to the fields again, `confirm` withdraws.
 */
export async function withdrawalStep(state: WithdrawalState, form: FormData): Promise<WithdrawalState> {
  const locale = formLocale(form);
  const next = filledIn(state, form);
  const step = form.get("step");
  if (step === "back") return next;
  const proof = form.get("knows_lines") === "1" ? formText(form, "token", 200) : null;
  const errors = missing(next, proof !== null, locale.language);
  if (Object.keys(errors).length > 0) return { ...next, errors };
  return step === "confirm" ? confirmed(next, proof, locale) : reviewed(next, proof, locale);
}
