import type { Context, StaffContext } from "@/lib/backend/kernel/http/context";
import type { AdminCall } from "@/lib/contract/admin/admin-call";
import type { AnyName, Calls, ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import type { Name } from "@/lib/contract/contract";

/** What a handler is given besides the input: of a call of the admin that not everybody may make, also whose it is. */
type ContextOf<N extends AnyName> = Calls[N] extends AdminCall
  ? Calls[N]["admin"]["right"] extends "none"
    ? Context
    : StaffContext
  : Context;

/** One handler per call; the object's keys are the contract's, so a missing or misspelt one does not compile. */
export type Handler<N extends AnyName> = (
  input: ParsedOfAny<N>,
  context: ContextOf<N>,
) => Promise<ReplyOfAny<N>> | ReplyOfAny<N>;
export type Handlers<Names extends AnyName = Name> = { [N in Names]: Handler<N> };
/** Every call that the embedded API answers, with its handler. */
export type AllHandlers = Handlers<AnyName>;
