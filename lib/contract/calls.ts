import { type AdminContract, adminContract } from "@/lib/contract/admin/admin-contract";
import type { Call, CallInput, HandlerInput, Reply } from "@/lib/contract/call";
import { type Contract, contract } from "@/lib/contract/contract";
import { matcherOf } from "@/lib/contract/match-call";
import { isUpload } from "@/lib/contract/upload";

/** Every call that the embedded API answers: the storefront's and the admin's. */
export const calls: Contract & AdminContract = { ...contract, ...adminContract };

export type Calls = typeof calls;
export type AnyName = keyof Calls;
export type InputOfAny<N extends AnyName> = CallInput<Calls[N]>;
export type ParsedOfAny<N extends AnyName> = HandlerInput<Calls[N]>;
export type ReplyOfAny<N extends AnyName> = N extends AnyName ? Reply<Calls[N]> : never;

/** Finds the call for a method and a path below `/api/v1` among all of them. */
export const matchAnyCall = matcherOf<AnyName>(calls);

/** Does a path below `/api/v1` lead to a call that takes a file? */
export function takesFile(method: string, pathname: string): boolean {
  const match = matchAnyCall(method, pathname);
  const call: Call | null = typeof match === "string" ? null : calls[match.name];
  return isUpload(call?.body);
}
