import { randomBytes } from "node:crypto";
import { type CallRequest, isEmail, textField } from "../call-request";
import type { Answer } from "../model";
import { Refusal } from "../refusal";
import { endSessions, openSession, refreshSession } from "../tokens";

/** The password against the one of that address. */
export function login({ body, state, shape }: CallRequest): Answer {
  const user = state.userByEmail(textField(body, "email"));
  if (!user || user.password === undefined || user.password !== body.password) throw new Refusal("bad_credentials");
  return shape.session(openSession(state, shape.tokens, user), state.tokenLifetime);
}

/** A new user; an address can be taken only once. */
export function register({ body, state, shape }: CallRequest): Answer {
  const email = textField(body, "email");
  const password = typeof body.password === "string" ? body.password : "";
  const fields: Record<string, string> = {};
  if (!isEmail(email)) fields.email = "The email must be a valid email address.";
  if (password.length < 8) fields.password = "The password must be at least 8 characters.";
  if (Object.keys(fields).length > 0) throw new Refusal("invalid", { fields });
  if (state.userByEmail(email)) throw new Refusal("email_taken");
  const names = { first_name: textField(body, "first_name"), last_name: textField(body, "last_name") };
  const user = state.addUser({ email, password, ...names, phone_number: textField(body, "phone_number") });
  return shape.registered(openSession(state, shape.tokens, user), state.tokenLifetime);
}

/** A new access token for the old one. */
export function refresh({ bearer, state, shape }: CallRequest): Answer {
  return shape.session(refreshSession(state, shape.tokens, bearer ?? ""), state.tokenLifetime);
}

/** Answers the same for an address that nobody has. */
export function forgotPassword({ body, state, shape }: CallRequest): Answer {
  const email = textField(body, "email");
  if (!isEmail(email)) throw new Refusal("invalid", { fields: { email: "The email must be a valid email address." } });
  const user = state.userByEmail(email);
  if (user) state.passwordTokens.push({ token: randomBytes(16).toString("hex"), userId: user.id });
  return shape.passwordRequested();
}

/** A new password for the token of a mail, once; every session of the user ends. */
export function resetPassword({ body, state, shape }: CallRequest): Answer {
  const known = state.passwordTokens.find(({ token }) => token === body.token);
  const user = state.users.find(({ id }) => id === known?.userId);
  if (!known || !user) throw new Refusal("token_invalid");
  if (typeof body.password !== "string" || body.password.length < 8)
    throw new Refusal("invalid", { fields: { password: "The password must be at least 8 characters." } });
  user.password = body.password;
  state.passwordTokens = state.passwordTokens.filter((one) => one !== known);
  endSessions(state, user.id);
  return shape.passwordReset();
}

/** Ends the session of the token. */
export function logout({ bearer, state }: CallRequest): Answer {
  state.sessions = state.sessions.filter(({ token }) => token !== bearer);
  return { status: 204 };
}
