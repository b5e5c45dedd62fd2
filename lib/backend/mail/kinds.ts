import { passwordChangedMail, resetMail, verifyMail } from "@/lib/backend/mail/kinds/account-mails";
import { orderConfirmation } from "@/lib/backend/mail/kinds/order-confirmation";
import { orderNotice } from "@/lib/backend/mail/kinds/order-notice";
import type { MailKind } from "@/lib/backend/mail/mail-kind";

/** Every kind of mail the worker sends. One that is missing here is queued and never sent. */
export const mailKinds: readonly Pick<MailKind<unknown>, "task" | "deliver">[] = [
  orderConfirmation,
  orderNotice,
  verifyMail,
  resetMail,
  passwordChangedMail,
];
