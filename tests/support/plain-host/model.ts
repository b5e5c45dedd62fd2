export type Language = "cs" | "en" | "sk";
export type Currency = "CZK" | "EUR" | "USD";
export type Texts = Record<Language, string>;
export type Prices = Record<Currency, number>;

/** `code` and `number` are two spellings of its id; a shape shows one of them. Prices are in hundredths. */
export type Tyre = {
  number: number;
  code: string;
  brand: string;
  pattern: string;
  width: number;
  profile: number;
  rim: number;
  season: "summer" | "winter" | "all_season";
  loadIndex: number;
  speedSymbol: string;
  name: Texts;
  prices: Prices;
  stock: number;
};

export type User = {
  id: number;
  email: string;
  password: string | undefined;
  first_name: string;
  last_name: string;
  avatar: string;
  phone_number: string;
  country: string;
  city: string;
  address: string;
  zip_code: string;
  user_type: string;
  roles: string[];
  agreement: number;
  createdAt: number;
  updatedAt: number;
};

/** A sign-in: its current access token, until when it is valid, and whether it was revoked. Times are in milliseconds. */
export type Session = { userId: number; token: string; expiresAt: number; endsAt: number; revoked: boolean };

export type Line = { tyre: Tyre; quantity: number };
export type Cart = { number: number; uuid: string; version: number; lines: Line[] };

export type Delivery = {
  number: number;
  code: string;
  type: "pickup" | "parcelshop" | "courier";
  country: "CZ" | "SK";
  name: Texts;
  prices: Prices;
};

export type Payment = { id: string | number; name: Texts; prices: Prices };

export type Order = {
  number: number;
  uuid: string;
  token: string;
  userId: number | undefined;
  idempotencyKey: string | undefined;
  placedAt: number;
  language: Language;
  currency: Currency;
  lines: { tyre: Tyre; quantity: number; unitPrice: number }[];
  delivery: Delivery;
  payment: Payment;
  total: number;
  request: Record<string, unknown>;
  paymentStarted: boolean;
};

export type Message = { language: Language; fields: Record<string, unknown> };

/** What goes back over the wire: a string is sent as it is, anything else as JSON, nothing as an empty body. */
export type Answer = { status: number; body?: unknown; type?: string; headers?: Record<string, string> };
