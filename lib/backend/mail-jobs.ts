import {
  accountDeletedMail,
  providerLinkedMail,
  providerUnlinkedMail,
} from "@/lib/backend/account/mails/account-notices";
import { passwordChangedMail, resetMail, verifyMail } from "@/lib/backend/account/mails/link-mails";
import { contactAcknowledgement } from "@/lib/backend/contact/mails/contact-acknowledgement";
import { contactNotice } from "@/lib/backend/contact/mails/contact-notice";
import type { MailKind } from "@/lib/backend/mail/mail-kind";
import { orderConfirmation } from "@/lib/backend/order/mails/order-confirmation";
import { orderNotice } from "@/lib/backend/order/mails/order-notice";
import { orderUnpaidMail } from "@/lib/backend/order/mails/order-unpaid";
import { paymentAlertMail } from "@/lib/backend/order/mails/payment-alert";
import { paymentReceivedMail } from "@/lib/backend/order/mails/payment-received";
import { paymentReminderMail } from "@/lib/backend/order/mails/payment-reminder";
import { reviewInvitationMail } from "@/lib/backend/review/mails/review-invitation";
import { stockNoticeMail } from "@/lib/backend/stock-notice/mails/stock-notice";
import { withdrawalAcknowledgement } from "@/lib/backend/withdrawal/mails/withdrawal-acknowledgement";
import { withdrawalNotice } from "@/lib/backend/withdrawal/mails/withdrawal-notice";

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
