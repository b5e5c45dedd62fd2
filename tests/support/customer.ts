import type { Transport } from "@/lib/api/transport/call";
import type { AnyName, InputOfAny } from "@/lib/contract/calls";
import type { InputOf } from "@/lib/contract/contract";
import type { Locale } from "@/lib/domain/locale";
import { newShopper, type Shopper } from "@/tests/support/shopper";

export const goodPassword = "Kola na podzim 17";

let people = 0;

/** An e-mail nobody has used, not in lower case alone. */
export const newEmail = () => `Jana.Zkusebni${++people}@post.example`;

/** A registration that passes every rule. */
export const registration = (email = newEmail()): InputOf<"POST /auth/register">["body"] => ({
  email,
  password: goodPassword,
  first_name: "Jana",
  last_name: "Zkušební",
  agreement: 1,
});

type Loose = Parameters<Shopper["tries"]>[1];

/** A shopper who is signed in by a token; `token` can be changed, and every call carries it. */
export function withToken(shopper: Shopper, token: string) {
  const customer = {
    shopper,
    token,
    does: <N extends AnyName>(name: N, input: InputOfAny<N>, extra: Record<string, string> = {}) =>
      shopper.does(name, input, { authorization: `Bearer ${customer.token}`, ...extra }),
    isRefused: (name: AnyName, input: Loose = {}, extra: Record<string, string> = {}) =>
      shopper.isRefused(name, input, { authorization: `Bearer ${customer.token}`, ...extra }),
    tries: (name: AnyName, input: Loose = {}, extra: Record<string, string> = {}) =>
      shopper.tries(name, input, { authorization: `Bearer ${customer.token}`, ...extra }),
  };
  return customer;
}

export type Customer = ReturnType<typeof withToken> & { email: string };

/** Registers a person and signs them in, with the cart of `shopper`. */
export async function register(shopper: Shopper, email = newEmail()): Promise<Customer> {
  const { body } = await shopper.does("POST /auth/register", { body: registration(email) });
  return Object.assign(withToken(shopper, body.access_token), { email });
}

/** A new person with a device of their own, signed in. */
export const newCustomer = (carrier: Transport, locale?: Locale) => register(newShopper(carrier, locale));
