import type { ReplyOf } from "@/lib/contract/contract";

export type TrackedOrder = ReplyOf<"POST /orders/track">["body"];

export const trackingFields = ["number", "email"] as const;
type TrackingField = (typeof trackingFields)[number];

/** The answer to an order query sent without scripts. `null` in `failure`: nothing is wrong as a whole. */
export type TrackingState = {
  values: Record<TrackingField, string>;
  errors: Partial<Record<TrackingField, string>>;
  failure: string | null;
  order: TrackedOrder | null;
};

export const untracked: TrackingState = { values: { number: "", email: "" }, errors: {}, failure: null, order: null };
