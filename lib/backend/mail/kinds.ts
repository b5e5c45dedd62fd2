import { passwordChangedMail, resetMail, verifyMail } from "@/lib/backend/mail/kinds/account-mails";
import { accountDeletedMail, providerLinkedMail, providerUnlinkedMail } from "@/lib/backend/mail/kinds/account-notices";
import { contactAcknowledgement } from "@/lib/backend/mail/kinds/contact-acknowledgement";
import { contactNotice } from "@/lib/backend/mail/kinds/contact-notice";
import { orderConfirmation } from "@/lib/backend/mail/kinds/order-confirmation";
import { orderNotice } from "@/lib/backend/mail/kinds/order-notice";
import { orderUnpaidMail } from "@/lib/backend/mail/kinds/order-unpaid";
import { paymentAlertMail } from "@/lib/backend/mail/kinds/payment-alert";
import { paymentReceivedMail } from "@/lib/backend/mail/kinds/payment-received";
import { paymentReminderMail } from "@/lib/backend/mail/kinds/payment-reminder";
import { reviewInvitationMail } from "@/lib/backend/mail/kinds/review-invitation";
import { stockNoticeMail } from "@/lib/backend/mail/kinds/stock-notice";
import { withdrawalAcknowledgement } from "@/lib/backend/mail/kinds/withdrawal-acknowledgement";
import { withdrawalNotice } from "@/lib/backend/mail/kinds/withdrawal-notice";
import type { MailKind } from "@/lib/backend/mail/mail-kind";

/** Every kind of mail the worker sends. One that is missing here is queued and never sent. */
export const mailKinds: readonly Pick<MailKind<unknown>, "task" | "deliver">[] = [
  orderConfirmation,
  orderNotice,
  paymentReceivedMail,
  paymentReminderMail,
  orderUnpaidMail,
  paymentAlertMail,
  verifyMail,
  resetMail,
  passwordChangedMail,
  providerLinkedMail,
  providerUnlinkedMail,
  accountDeletedMail,
  contactNotice,
  contactAcknowledgement,
  withdrawalNotice,
  withdrawalAcknowledgement,
  reviewInvitationMail,
  stockNoticeMail,
];
