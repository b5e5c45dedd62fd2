import type { MessageState } from "@/lib/domain/message-state";

/** The lists of messages: what waits for the shop, what it has dealt with, what nobody wanted. */
export const messageViews = ["open", "done", "spam"] as const;
export type MessageView = (typeof messageViews)[number];

/** The states of the messages of a view. */
export const statesOfView: Record<MessageView, readonly MessageState[]> = {
  open: ["open"],
  done: ["answered", "closed"],
  spam: ["spam"],
};

/** An answer may follow an answer; what is spam is taken out of it first. */
const next: Record<MessageState, readonly MessageState[]> = {
  open: ["answered", "closed", "spam"],
  answered: ["answered", "open"],
  closed: ["answered", "open", "spam"],
  spam: ["open"],
};

/** May a message go from a state to another one? */
export const canMoveMessage = (from: MessageState, to: MessageState): boolean => next[from].includes(to);

/** Longest answer to a message, characters. */
export const replyLength = 5000;
