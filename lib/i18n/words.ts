import type { Messages } from "next-intl";
import type { Language } from "@/lib/domain/locale";

/** The page's language and the messages a part of it needs; `messagesFor` picks them. */
export type Words = { language: Language; messages: Partial<Messages> };
