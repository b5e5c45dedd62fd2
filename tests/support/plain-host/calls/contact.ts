import { type CallRequest, isEmail, textField } from "../call-request";
import type { Answer, Currency, Language } from "../model";
import { readerOf } from "../reader";
import { Refusal } from "../refusal";

/** Stores a message. */
export function sendMessage({ body, state, language, shape }: CallRequest): Answer {
  const fields: Record<string, string> = {};
  if (!isEmail(textField(body, "email"))) fields.email = "The email must be a valid email address.";
  if (textField(body, "message") === "") fields.message = "The message field is required.";
  if (Object.keys(fields).length > 0) throw new Refusal("invalid", { fields });
  state.messages.push({ language, fields: body });
  return shape.messageStored();
}

/** How to reach the seller. */
export function contactInfo(request: CallRequest): Answer {
  return request.shape.contactInfo(readerOf(request));
}

const places: Record<Language, { currency: Currency; country: string }> = {
  cs: { currency: "CZK", country: "CZ" },
  sk: { currency: "EUR", country: "SK" },
  en: { currency: "USD", country: "US" },
};

/** What suits the visitor, judged by the language of the browser. */
export function geoPreferences({ language, shape }: CallRequest): Answer {
  return shape.geoPreferences({ language, ...places[language] });
}
