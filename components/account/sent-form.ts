import type { RepeatedOrder } from "@/lib/api/order/browser";
import type { Failure } from "@/lib/api/request/failure";
import type { ProviderId } from "@/lib/contract/auth";

/** How the server has answered a form that the browser itself has sent, where no scripts run. */
export type SentForm = {
  /** What was typed, never a password. */
  values: Record<string, string | boolean>;
  /** What is wrong with a field, in the shopper's language. */
  errors: Partial<Record<string, string>>;
  /** What went wrong as a whole; empty where there are no words for it, `null` where nothing did. */
  failure: string | null;
};

/** The same for a form that has nothing to show but that it was done. @property code of the API's refusal */
export type DoneForm = SentForm & { code: string | null; done: boolean };

export const unsentForm: DoneForm = { values: {}, errors: {}, failure: null, code: null, done: false };

/** Of a form that links and unlinks providers. @property location where a linking goes on, at the provider */
export type LinkForm = DoneForm & { provider: ProviderId | null; unlinked: boolean; location: string | null };

export const unsentLink: LinkForm = { ...unsentForm, provider: null, unlinked: false, location: null };

/** Of a form that orders the same again; "untold": done, and not told what there was of each. */
export type RepeatForm = DoneForm & { result: RepeatedOrder | "untold" | null };

export const unsentRepeat: RepeatForm = { ...unsentForm, result: null };

/** Of the form that completes a sign-in at a provider. @property signedIn is the shopper signed in, all the same? */
export type ReturnForm = { failure: Failure | null; signedIn: boolean };

export const unsentReturn: ReturnForm = { failure: null, signedIn: false };
