import type { SignedIn } from "@/lib/backend/kernel/session/signed-in";
import type { Staff } from "@/lib/backend/kernel/session/staff-bearer";
import type { ApiRequest } from "@/lib/contract/api-request";
import type { Currency, Language } from "@/lib/domain/locale";
import type { Reads } from "@/lib/runtime/page-reads";

/** What a handler knows about its caller besides the parsed input. */
export type Context = {
  language: Language;
  currency: Currency;
  now: Date;
  /** The value of the `cart_id` cookie; such a cart may not exist. */
  cartId: string | null;
  /** The caller's address as the nearest trusted proxy gives it; `null` when unknown. */
  address: string | null;
  request: ApiRequest;
  /**
   * Says what the answer is made of, so that pages made of it live until that changes; said several times, all of it counts.
   * @param reads `tags` as the triggers tell of them, `until` when the answer's words become wrong by themselves
   */
  reads(reads: Partial<Reads>): void;
  /** Adds a Set-Cookie to the answer. */
  addCookie(cookie: string): void;
  /**
   * The signed-in user, `null` for nobody and for a token that is bad or expired. Queried once; do not call it inside a
   * transaction, which holds the connection.
   */
  user(): Promise<SignedIn | null>;
  /**
   * The account whose cart and orders the request is about: the signed-in user's, and also that of an expired token as
   * long as its session lives. It could be renewed at any moment; meanwhile the cart stays and an order finds its owner.
   */
  owner(): Promise<number | null>;
};

/** The same for a call of the admin, which is only made for those who may: the handler need not ask. */
export type StaffContext = Context & { staff: Staff };
