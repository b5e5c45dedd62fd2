import { refuseCommon } from "@/lib/backend/account/common-password";
import { createAccount } from "@/lib/backend/account/create-account";
import { enter, giveCart } from "@/lib/backend/account/enter";
import { accountByEmail } from "@/lib/backend/account/find-account";
import { verifyMail } from "@/lib/backend/account/mails/link-mails";
import { hashPassword } from "@/lib/backend/account/password";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { database } from "@/lib/backend/kernel/database/connect";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { readPhone } from "@/lib/backend/kernel/http/contact-fields";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import type { Session } from "@/lib/contract/auth";
import type { ParsedOf } from "@/lib/contract/contract";
import { leadsToWeb, plainName } from "@/lib/domain/plain-name";

type Registration = ParsedOf<"POST /auth/register">["body"];

/** A person's own fields, read by the domain's rules.
 * @throws ApiProblem `invalid` */
function fieldsOf(body: Registration, context: Context) {
  const phone = readPhone(body.phone_number ?? "", "", context.language);
  const names = { first_name: plainName(body.first_name), last_name: plainName(body.last_name) };
  const errors: FieldError[] = [];
  for (const path of ["first_name", "last_name"] as const) {
    if (names[path] === "") errors.push({ path, code: "required" });
    if (leadsToWeb(names[path])) errors.push({ path, code: "web_address" });
  }
  if (!phone.ok) errors.push({ path: "phone_number", code: phone.code });
  if (errors.length > 0 || !phone.ok) throw new ApiProblem("invalid", { errors });
  refuseCommon(body.password, body.email);
  return {
    email: body.email,
    firstName: names.first_name,
    lastName: names.last_name,
    phoneNumber: phone.number,
    agreement: body.agreement,
  };
}

/**
 * Makes an account and signs in; the link that confirms the address goes out by mail.
 * @throws ApiProblem `invalid`, `email_taken`, `too_many`
 */
export async function register(body: Registration, context: Context): Promise<Session> {
  await limitAddress(limits.register, context);
  const fields = fieldsOf(body, context);
  if (await accountByEmail(database(), body.email)) throw new ApiProblem("email_taken");
  const passwordHash = await hashPassword(body.password);
  const entered = await retriedTransaction(async (tx) => {
    const id = await createAccount(tx, { ...fields, passwordHash }, context.now);
    if (id === null) throw new ApiProblem("email_taken"); // by another request in the meantime
    const job = { email: body.email, language: context.language, at: context.now.toISOString() };
    await enqueue(tx, verifyMail, job);
    return enter(tx, id, context);
  });
  giveCart(context, entered);
  return entered.session;
}
