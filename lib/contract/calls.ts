import { type AdminContract, adminContract } from "@/lib/contract/admin/admin-contract";
import type { CallInput, HandlerInput, Reply } from "@/lib/contract/call";
import { type Contract, contract } from "@/lib/contract/contract";
import { matcherOf } from "@/lib/contract/match-call";

/** Every call that the embedded API answers: the storefront's and the admin's. */
export const calls: Contract & AdminContract = { ...contract, ...adminContract };

export type Calls = typeof calls;
export type AnyName = keyof Calls;
export type InputOfAny<N extends AnyName> = CallInput<Calls[N]>;
export type ParsedOfAny<N extends AnyName> = HandlerInput<Calls[N]>;
export type ReplyOfAny<N extends AnyName> = N extends AnyName ? Reply<Calls[N]> : never;

/** Finds the call for a method and a path below `/api/v1` among all of them. */
export const matchAnyCall = matcherOf<AnyName>(calls);
