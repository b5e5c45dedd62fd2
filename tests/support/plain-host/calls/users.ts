import { type CallRequest, userOf } from "../call-request";
import type { Answer } from "../model";
import { Refusal } from "../refusal";

const editable = [
  "first_name",
  "last_name",
  "avatar",
  "phone_number",
  "country",
  "city",
  "address",
  "zip_code",
] as const;

/** The signed-in user. */
export function userInfo(request: CallRequest): Answer {
  return request.shape.user(userOf(request));
}

/** Stores the fields as they come; what a user may not change is left alone. */
export function saveUserInfo(request: CallRequest): Answer {
  const user = userOf(request);
  const { body, shape, state } = request;
  const wrong = editable.filter(
    (name) => ![undefined, null].some((none) => none === body[name]) && typeof body[name] !== "string",
  );
  if (wrong.length > 0)
    throw new Refusal("invalid", { fields: Object.fromEntries(wrong.map((name) => [name, "This must be a text."])) });
  for (const name of editable) {
    const value = body[name];
    if (typeof value === "string") user[name] = value;
  }
  if (typeof body.agreement === "number") user.agreement = body.agreement;
  user.updatedAt = state.now();
  return shape.user(user);
}
