import type { Me } from "@/lib/contract/admin/me";
import type { ContactMessage } from "@/lib/contract/admin/messages";
import type { AdminTexts } from "@/messages/admin/texts";

/** What every part of an unfolded message is given. */
export type MessageParts = { message: ContactMessage; me: Me; texts: AdminTexts };

/** What the list of messages says. */
export type ListWords = AdminTexts["messages"] & { gone: string; working: string; unreachable: string; slow: string };
