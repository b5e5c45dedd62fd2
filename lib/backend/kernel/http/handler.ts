import type { Context } from "@/lib/backend/kernel/http/context";
import type { Name, ParsedOf, ReplyOf } from "@/lib/contract/contract";

/** One handler per call; the object's keys are the contract's, so a missing or misspelt one does not compile. */
export type Handler<N extends Name> = (input: ParsedOf<N>, context: Context) => Promise<ReplyOf<N>> | ReplyOf<N>;
export type Handlers<Names extends Name = Name> = { [N in Names]: Handler<N> };
