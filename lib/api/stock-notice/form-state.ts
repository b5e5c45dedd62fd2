/** What the form shows that asks for a mail when a tyre is back. `attempt` counts the answers, so that each one is noticed. */
export type StockNoticeState = {
  attempt: number;
  email: string;
  errors: { email?: string };
  /** The error of the form as a whole; empty when it has no text. */
  failure: string | null;
  /** `in_stock`: the tyre has come back meanwhile, nothing is kept. */
  done: "saved" | "in_stock" | null;
};

export const emptyStockNotice: StockNoticeState = { attempt: 0, email: "", errors: {}, failure: null, done: null };

/** What the form shows that cancels all notices of a mailed link. */
export type CancelState = { attempt: number; failure: string | null; done: boolean };

export const startOfCancel: CancelState = { attempt: 0, failure: null, done: false };
