import type { Currency, Language } from "@/lib/domain/locale";

/** What a handler knows about its caller besides the parsed input. */
export type Context = {
  language: Language;
  currency: Currency;
  now: Date;
  /** The value of the `cart_id` cookie, not yet known to exist. */
  cartId: string | null;
  /** The caller's address as the nearest trusted hop gives it; `null` when unknown. */
  address: string | null;
  request: Request;
  /** Adds a Set-Cookie to the answer. */
  setCookie(cookie: string): void;
};
