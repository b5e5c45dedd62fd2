import type { DialogMessages, SignInDialog } from "@/components/account/sign-in-dialog";
import type { Language } from "@/lib/domain/locale";
import { loadMessages } from "@/messages/load";

export type LoadedDialog = { Dialog: typeof SignInDialog; messages: DialogMessages };

/** Loads the sign-in dialog and its messages. @throws TypeError when they cannot be loaded */
export async function loadDialog(language: Language): Promise<LoadedDialog> {
  const [{ SignInDialog: Dialog }, { unbrokenMessages }, all] = await Promise.all([
    import("@/components/account/sign-in-dialog"),
    import("@/lib/domain/unbroken"),
    loadMessages(language),
  ]);
  return { Dialog, messages: unbrokenMessages(language, { auth: all.auth, field: all.field }) };
}
