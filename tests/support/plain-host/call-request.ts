import type { IncomingHttpHeaders } from "node:http";
import type { CallName } from "./call-names";
import type { Currency, Language, Session, User } from "./model";
import { Refusal } from "./refusal";
import type { Shape } from "./shapes/shape";
import type { State } from "./state";

/** What a call may use: the request, who sent it, and the host that answers. */
export type CallRequest = {
  name: CallName;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  cookies: Record<string, string>;
  body: Record<string, unknown>;
  language: Language;
  currency: Currency;
  bearer: string | undefined;
  /** Present only when a call that asks who is there was sent a valid token. */
  session: Session | undefined;
  state: State;
  shape: Shape;
  /** Address of the host, and of the shop to which the fake provider sends people back. */
  url: string;
  storefront: string;
  anyProduct: boolean;
  setCookie: (line: string) => void;
};

/** The signed-in user; 401 without one. */
export function userOf({ session, state }: CallRequest): User {
  const user = state.users.find(({ id }) => id === session?.userId);
  if (!user) throw new Refusal("unauthenticated");
  return user;
}

/** A field of the body as text; anything else is empty. */
export function textField(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  return typeof value === "string" ? value.trim() : "";
}

/** Whether a text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
}
