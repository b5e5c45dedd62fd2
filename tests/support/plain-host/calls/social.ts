import { randomBytes } from "node:crypto";
import type { CallRequest } from "../call-request";
import type { Answer } from "../model";
import { Refusal } from "../refusal";
import type { State } from "../state";
import { openSession } from "../tokens";

const fresh = () => randomBytes(12).toString("hex");

/** Sends the browser to the fake provider, which sends it back to `redirect_uri`, or else to the shop's page of that provider. */
export function startSocial({ params, query, language, state, url, storefront }: CallRequest): Answer {
  const provider = params.provider ?? "";
  if (!state.providers.includes(provider)) throw new Refusal("not_found");
  const ticket = fresh();
  state.socialStates.add(ticket);
  const back = query.get("redirect_uri") ?? `${storefront}/${language}/auth/${provider}`;
  const search = new URLSearchParams({ client_id: "shop", redirect_uri: back, state: ticket });
  return { status: 302, headers: { location: `${url}/provider/authorize?${search}` } };
}

/** The provider's page, which agrees at once. */
export function authorize(state: State, query: URLSearchParams): Answer {
  const target = query.get("redirect_uri") ?? "";
  if (!URL.canParse(target)) return { status: 400 };
  const code = fresh();
  state.socialCodes.set(code, "petra@social.example");
  const back = new URL(target);
  back.searchParams.set("code", code);
  back.searchParams.set("state", query.get("state") ?? "");
  return { status: 302, headers: { location: back.href } };
}

/** Signs in whoever the code belongs to. A code is good once; a state, when there is one, must be the host's own. */
export function finishSocial({ params, query, state, shape }: CallRequest): Answer {
  if (!state.providers.includes(params.provider ?? "")) throw new Refusal("not_found");
  const email = state.socialCodes.get(query.get("code") ?? "");
  const ticket = query.get("state");
  if (!email || (ticket !== null && !state.socialStates.delete(ticket))) throw new Refusal("social_failed");
  state.socialCodes.delete(query.get("code") ?? "");
  const user = state.userByEmail(email) ?? state.addUser({ email, first_name: "Petra", last_name: "Sociální" });
  return shape.session(openSession(state, shape.tokens, user), state.tokenLifetime);
}
