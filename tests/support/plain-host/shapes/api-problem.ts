import type { Answer, Texts } from "../model";
import type { Reason, Refusal } from "../refusal";
import type { Reader } from "./shape";

const titles: Record<Reason, Texts> = {
  unreadable: { cs: "Požadavku nerozumíme", en: "The request is unreadable", sk: "Požiadavke nerozumieme" },
  cart_empty: { cs: "Košík je prázdný", en: "The cart is empty", sk: "Košík je prázdny" },
  unauthenticated: { cs: "Přihlaste se", en: "Sign in first", sk: "Prihláste sa" },
  bad_credentials: { cs: "E-mail nebo heslo nesedí", en: "Wrong e-mail or password", sk: "E-mail alebo heslo nesedí" },
  social_failed: { cs: "Přihlášení se nezdařilo", en: "Signing in failed", sk: "Prihlásenie sa nepodarilo" },
  not_found: { cs: "Nenalezeno", en: "Not found", sk: "Nenájdené" },
  method_not_allowed: { cs: "Takto se ptát nelze", en: "Method not allowed", sk: "Takto sa pýtať nedá" },
  email_taken: { cs: "E-mail už účet má", en: "The e-mail has an account", sk: "E-mail už účet má" },
  out_of_stock: { cs: "Tolik kusů nemáme", en: "Not that many left", sk: "Toľko kusov nemáme" },
  stale_cart: { cs: "Košík se mezitím změnil", en: "The cart has changed", sk: "Košík sa medzitým zmenil" },
  invalid: { cs: "Údaje nejsou v pořádku", en: "Some fields are wrong", sk: "Údaje nie sú v poriadku" },
  token_invalid: { cs: "Odkaz už neplatí", en: "The link is no longer valid", sk: "Odkaz už neplatí" },
};

/** RFC 9457: titles in the reader's language, wrong fields one by one. */
export function problemAnswer(status: number, reason: Reason, reader: Reader, detail: Refusal["detail"] = {}): Answer {
  const title = titles[reason][reader.language];
  const errors = Object.entries(detail.fields ?? {}).map(([path, message]) => ({ path, code: "invalid", message }));
  return {
    status,
    type: "application/problem+json",
    body: {
      type: "about:blank",
      title,
      status,
      code: reason === "social_failed" ? "social_sign_in_failed" : reason,
      detail: title,
      ...(errors.length > 0 && { errors }),
      ...(detail.left !== undefined && { left: detail.left }),
    },
  };
}

/** A problem of which only the status is known. */
export function failedProblem(status: number): Answer {
  const code = status === 429 ? "too_many_requests" : status === 503 ? "unavailable" : `status_${status}`;
  return {
    status,
    type: "application/problem+json",
    body: { type: "about:blank", title: `Error ${status}`, status, code, detail: `Error ${status}` },
    ...((status === 429 || status === 503) && { headers: { "retry-after": "2" } }),
  };
}
