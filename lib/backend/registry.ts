import { accountHandlers } from "@/lib/backend/account/account-handlers";
import { authHandlers } from "@/lib/backend/account/auth-handlers";
import { forgetContacts } from "@/lib/backend/account/forget-contacts";
import { sweepLinks } from "@/lib/backend/account/link";
import {
  accountDeletedMail,
  providerLinkedMail,
  providerUnlinkedMail,
} from "@/lib/backend/account/mails/account-notices";
import { passwordChangedMail, resetMail, verifyMail } from "@/lib/backend/account/mails/link-mails";
import { adminHandlers } from "@/lib/backend/admin/admin-handlers";
import { deviceMail } from "@/lib/backend/admin/mails/device-mail";
import { invitationMail } from "@/lib/backend/admin/mails/invitation-mail";
import { sweepAdmin } from "@/lib/backend/admin/sweep-admin";
import { articleHandlers } from "@/lib/backend/article/handlers";
import { sweepArticleVisits } from "@/lib/backend/article/views";
import { cartHandlers } from "@/lib/backend/cart/handlers";
import { sweepCarts } from "@/lib/backend/cart/sweep-carts";
import { catalogueHandlers } from "@/lib/backend/catalogue/handlers";
import { changeSetJobs } from "@/lib/backend/change-set/change-set-jobs";
import { changeSetTroubleMail } from "@/lib/backend/change-set/mails/change-set-trouble";
import { contactHandlers } from "@/lib/backend/contact/handlers";
import { contactAcknowledgement } from "@/lib/backend/contact/mails/contact-acknowledgement";
import { contactNotice } from "@/lib/backend/contact/mails/contact-notice";
import { contactReplyMail } from "@/lib/backend/contact/mails/contact-reply";
import { sweepMessages } from "@/lib/backend/contact/sweep-messages";
import { feedHandlers } from "@/lib/backend/feeds/handlers";
import { type Job, sweep } from "@/lib/backend/jobs/job";
import { sweepFailedJobs } from "@/lib/backend/jobs/sweep-failed";
import type { AllHandlers } from "@/lib/backend/kernel/http/handler";
import { sweepLimits } from "@/lib/backend/kernel/limit/sweep-limits";
import { sweepSessions } from "@/lib/backend/kernel/session/close-session";
import { listingHandlers } from "@/lib/backend/listing/handlers";
import { sweepMailDrafts } from "@/lib/backend/mail/outbox-folder";
import { checkoutHandlers } from "@/lib/backend/order/checkout/handlers";
import { orderCancelledMail } from "@/lib/backend/order/mails/order-cancelled";
import { orderConfirmation } from "@/lib/backend/order/mails/order-confirmation";
import { orderDelayedMail } from "@/lib/backend/order/mails/order-delayed";
import { orderNotice } from "@/lib/backend/order/mails/order-notice";
import { orderReadyMail } from "@/lib/backend/order/mails/order-ready";
import { orderShippedMail } from "@/lib/backend/order/mails/order-shipped";
import { orderUnpaidMail } from "@/lib/backend/order/mails/order-unpaid";
import { paymentAlertMail } from "@/lib/backend/order/mails/payment-alert";
import { paymentReceivedMail } from "@/lib/backend/order/mails/payment-received";
import { paymentReminderMail } from "@/lib/backend/order/mails/payment-reminder";
import { addMissingTerms } from "@/lib/backend/order/missing-terms";
import { orderHandlers } from "@/lib/backend/order/order-handlers";
import { paymentHandlers } from "@/lib/backend/order/payment-handlers";
import { sweepOrders } from "@/lib/backend/order/sweep-orders";
import { unpaidOrderJobs } from "@/lib/backend/order/unpaid-orders";
import { sweepChanges } from "@/lib/backend/pages/change-log";
import { sweepEvents } from "@/lib/backend/payments/stripe/webhook";
import { fetchPictures } from "@/lib/backend/picture/fetch/fetch-pictures";
import { endOverrides } from "@/lib/backend/pricing/override";
import { rulesOfTheDay } from "@/lib/backend/pricing/rules-of-the-day";
import { reviewHandlers } from "@/lib/backend/review/handlers";
import { sweepInvitations } from "@/lib/backend/review/invitations";
import { reviewInvitationMail } from "@/lib/backend/review/mails/review-invitation";
import { searchHandlers } from "@/lib/backend/search/handlers";
import { shopHandlers } from "@/lib/backend/shop/handlers";
import { sitemapHandlers } from "@/lib/backend/sitemap/handlers";
import { sweepAttempts } from "@/lib/backend/social/attempt";
import { socialHandlers } from "@/lib/backend/social/handlers";
import { stockNoticeHandlers } from "@/lib/backend/stock-notice/handlers";
import { stockNoticeMail } from "@/lib/backend/stock-notice/mails/stock-notice";
import { sweepNotices } from "@/lib/backend/stock-notice/notices";
import { publishStockJob } from "@/lib/backend/supply/publish-supplier";
import { vehicleHandlers } from "@/lib/backend/vehicle/handlers";
import { withdrawalHandlers } from "@/lib/backend/withdrawal/handlers";
import { withdrawalAcknowledgement } from "@/lib/backend/withdrawal/mails/withdrawal-acknowledgement";
import { withdrawalNotice } from "@/lib/backend/withdrawal/mails/withdrawal-notice";
import { withdrawalSettledMail } from "@/lib/backend/withdrawal/mails/withdrawal-settled";
import { readConfig } from "@/lib/config";

/** Every mail that is sent. */
const mails: readonly Job[] = [
  orderConfirmation,
  orderNotice,
  paymentReceivedMail,
  paymentReminderMail,
  orderUnpaidMail,
  paymentAlertMail,
  orderShippedMail,
  orderReadyMail,
  orderCancelledMail,
  orderDelayedMail,
  verifyMail,
  resetMail,
  passwordChangedMail,
  providerLinkedMail,
  providerUnlinkedMail,
  accountDeletedMail,
  contactNotice,
  contactAcknowledgement,
  contactReplyMail,
  withdrawalNotice,
  withdrawalAcknowledgement,
  withdrawalSettledMail,
  reviewInvitationMail,
  stockNoticeMail,
  invitationMail,
  deviceMail,
  changeSetTroubleMail,
];

/** The tasks of the outbox. */
export const mailTasks = mails.map(({ task }) => task);

/** Every call of the contract with its handler. */
export const handlers: AllHandlers = {
  ...shopHandlers({ mailTasks }),
  ...catalogueHandlers,
  ...listingHandlers,
  ...searchHandlers,
  ...vehicleHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...paymentHandlers,
  ...authHandlers,
  ...socialHandlers,
  ...accountHandlers,
  ...orderHandlers,
  ...contactHandlers,
  ...withdrawalHandlers,
  ...reviewHandlers,
  ...stockNoticeHandlers,
  ...articleHandlers,
  ...feedHandlers,
  ...sitemapHandlers,
  ...adminHandlers,
};

/** Every kind of work in the background. One that is missing here is queued and never done. Sweeps run at night, UTC. */
export const jobs: readonly Job[] = [
  ...mails,
  ...unpaidOrderJobs,
  ...changeSetJobs,
  // Every hour: midnight in Prague is one of two hours.
  sweep("end_overrides", "0 * * * *", endOverrides),
  sweep("rules_of_the_day", "0 * * * *", rulesOfTheDay),
  fetchPictures,
  publishStockJob,
  sweep("sweep_article_visits", "7 0 * * *", sweepArticleVisits),
  sweep("sweep_drafts", "8 * * * *", (now) => sweepMailDrafts(readConfig().dataDir, now)),
  sweep("sweep_changes", "18 * * * *", sweepChanges),
  sweep("sweep_failed_jobs", "7 3 * * *", sweepFailedJobs),
  sweep("sweep_carts", "17 3 * * *", sweepCarts),
  sweep("sweep_sessions", "27 3 * * *", sweepSessions),
  sweep("sweep_links", "27 3 * * *", sweepLinks),
  sweep("sweep_limits", "27 3 * * *", sweepLimits),
  sweep("sweep_sign_in_attempts", "27 3 * * *", sweepAttempts),
  sweep("sweep_invitations", "27 3 * * *", sweepInvitations),
  sweep("forget_contacts", "27 3 * * *", () => forgetContacts()),
  sweep("sweep_admin", "37 3 * * *", sweepAdmin),
  sweep("sweep_messages", "37 3 * * *", sweepMessages),
  sweep("sweep_stock_notices", "47 3 * * *", sweepNotices),
  sweep("sweep_orders", "57 3 * * *", sweepOrders),
  sweep("add_missing_terms", "57 3 * * *", addMissingTerms),
  sweep("sweep_stripe_events", "57 3 * * *", sweepEvents),
];
