import type { CallName } from "../call-names";
import type { Answer, Cart, Currency, Delivery, Language, Order, Payment, Session, Tyre, User } from "../model";
import type { Refusal } from "../refusal";
import type { TokenKind } from "../tokens";

/** For whom an answer is written. */
export type Reader = { language: Language; currency: Currency; now: number; url: string };

/** How a host spells what it answers. The behaviour behind every shape is the same. */
export type Shape = {
  calls: readonly CallName[];
  tokens: TokenKind;
  /** Whether carts have a version that `If-Match` is compared with. */
  versionedCarts: boolean;
  /** Whether a known path with another method is 405 instead of an unknown path. */
  knowsMethods: boolean;
  /** Whether an order is shown only to its owner and to whoever holds its token. */
  orderTokens: boolean;
  payments: Payment[];
  productId: (tyre: Tyre) => string | number;
  deliveryId: (delivery: Delivery) => string | number;
  orderId: (order: Order) => string | number;
  session: (session: Session, lifetime: number) => Answer;
  registered: (session: Session, lifetime: number) => Answer;
  passwordRequested: () => Answer;
  passwordReset: () => Answer;
  geoPreferences: (preferences: { language: Language; currency: Currency; country: string }) => Answer;
  user: (user: User) => Answer;
  cart: (cart: Cart, reader: Reader) => Answer;
  detailedCart: (cart: Cart, reader: Reader) => Answer;
  changedCart: (change: "added" | "set" | "removed", cart: Cart, reader: Reader) => Answer;
  deliveries: (list: Delivery[], reader: Reader) => Answer;
  paymentMethods: (list: Payment[], reader: Reader) => Answer;
  orderCreated: (order: Order, reader: Reader) => Answer;
  paymentStarted: (order: Order, reader: Reader) => Answer;
  /** The whole order and a list of orders, on hosts with calls for them. */
  order?: (order: Order, reader: Reader) => Answer;
  orders?: (list: Order[], reader: Reader) => Answer;
  messageStored: () => Answer;
  contactInfo: (reader: Reader) => Answer;
  refused: (refusal: Refusal, reader: Reader) => Answer;
  unknownPath: (reader: Reader) => Answer;
  /** An error of this status with nothing more to say. */
  failed: (status: number, reader: Reader) => Answer;
};
