import type { Messages } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { Language } from "@/lib/domain/locale";

/** The page's language and the messages that a part of it needs. */
export type PartMessages = { language: Language; messages: Partial<Messages> };

/**
 * The messages for a lazy component.
 * @param keys those of the namespace it uses, where that is much more than it needs; without them all
 */
export async function messagesFor<N extends keyof Messages>(
  namespace: N,
  ...keys: (keyof Messages[N])[]
): Promise<PartMessages> {
  const all = (await getMessages())[namespace];
  const some = Object.fromEntries(keys.map((key) => [key, all[key]])) as Partial<Messages[N]>;
  return { language: await getLocale(), messages: { [namespace]: keys.length > 0 ? some : all } };
}
