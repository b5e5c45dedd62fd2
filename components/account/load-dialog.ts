import type { DialogMessages, SignInDialog } from "@/components/account/sign-in-dialog";
import type { Language } from "@/lib/domain/locale";
import { unbrokenMessages } from "@/lib/domain/unbroken";

const messages = {
  cs: () => import("@/messages/cs.json"),
  en: () => import("@/messages/en.json"),
  sk: () => import("@/messages/sk.json"),
};

export type LoadedDialog = { Dialog: typeof SignInDialog; messages: DialogMessages };

/** Loads the sign-in dialog and its messages. @throws TypeError when they cannot be loaded */
export async function loadDialog(language: Language): Promise<LoadedDialog> {
  const [{ SignInDialog: Dialog }, { default: all }] = await Promise.all([
    import("@/components/account/sign-in-dialog"),
    messages[language](),
  ]);
  return { Dialog, messages: unbrokenMessages(language, { auth: all.auth, field: all.field }) };
}
