import { type DialogMessages, SignInDialog } from "@/components/account/sign-in-dialog";
import type { Language } from "@/lib/domain/locale";
import { unbrokenMessages } from "@/lib/domain/unbroken";
import { loadMessages } from "@/messages/load";

export type LoadedDialog = { Dialog: typeof SignInDialog; messages: DialogMessages };

/** The sign-in dialog, which comes with this module, and its messages. @throws TypeError when they cannot be loaded */
export async function loadDialog(language: Language): Promise<LoadedDialog> {
  const { auth, field } = await loadMessages(language);
  return { Dialog: SignInDialog, messages: unbrokenMessages(language, { auth, field }) };
}
