import type { RepeatedOrder } from "@/lib/api/order/browser";
import type { Failure } from "@/lib/api/request/failure";
import type { ProviderId } from "@/lib/domain/sign-in-provider";

/** The server's answer to a form sent without scripts. */
export type SentForm = {
  /** What was typed, never a password. */
  values: Record<string, string | boolean>;
  /** What is wrong with a field, in the shopper's language. */
  errors: Partial<Record<string, string>>;
  /** The error of the form as a whole; empty when it has no text, `null` for none. */
  failure: string | null;
};

/** The same for a form that only reports success. @property code of the API's refusal */
export type DoneForm = SentForm & { code: string | null; done: boolean };

export const unsentForm: DoneForm = { values: {}, errors: {}, failure: null, code: null, done: false };

/** Of a form that links and unlinks providers. @property location the provider's address where the linking continues */
export type LinkForm = DoneForm & { provider: ProviderId | null; unlinked: boolean; location: string | null };

export const unsentLink: LinkForm = { ...unsentForm, provider: null, unlinked: false, location: null };

/** State of the reorder form; "untold": done, without details of each tyre. */
export type RepeatForm = DoneForm & { result: RepeatedOrder | "untold" | null };

export const unsentRepeat: RepeatForm = { ...unsentForm, result: null };

/** Of the form that completes a sign-in at a provider. @property signedIn the shopper is signed in despite the failure */
export type ReturnForm = { failure: Failure | null; signedIn: boolean };

export const unsentReturn: ReturnForm = { failure: null, signedIn: false };
