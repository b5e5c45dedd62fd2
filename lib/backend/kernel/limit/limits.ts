import type { Limit } from "@/lib/backend/kernel/limit/limit";
import { maxQuantityOfAddress } from "@/lib/domain/order-bounds";

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How many attempts are allowed, in how many seconds from the first one on. By one address unless the name says otherwise: a
 * household or an office behind one address is far below, so is a crawler that behaves. A network operator may have hundreds
 * of customers behind one address, so what customers do is far above what one of them does.
 */
export const limits = {
  // Account: what a password or a mailed link could be guessed by.
  signInByPair: { name: "sign_in", attempts: 10, seconds: quarter },
  signIn: { name: "sign_in_address", attempts: 100, seconds: quarter },
  signInToAccount: { name: "sign_in_account", attempts: 100, seconds: hour },
  socialSignIn: { name: "social_sign_in", attempts: 60, seconds: quarter },
  register: { name: "register", attempts: 20, seconds: hour },
  forgotByEmail: { name: "forgot", attempts: 3, seconds: hour },
  forgot: { name: "forgot_address", attempts: 20, seconds: hour },
  verifyMailByEmail: { name: "verify_mail", attempts: 3, seconds: hour },
  link: { name: "link", attempts: 20, seconds: hour },
  exportData: { name: "export", attempts: 20, seconds: hour },

  // Staff. Source: specification of the admin, 4.3.
  staffSignInByPair: { name: "staff_sign_in", attempts: 10, seconds: quarter },
  staffSignIn: { name: "staff_sign_in_address", attempts: 30, seconds: quarter },
  staffSignInToPerson: { name: "staff_sign_in_person", attempts: 60, seconds: hour },
  /** Wrong codes for one person: who knows the password and guesses for a year is right with a chance of one in four. */
  staffCode: { name: "staff_code", attempts: 10, seconds: hour },
  staffPasskey: { name: "staff_passkey", attempts: 60, seconds: quarter },
  /** Mails of one order that the staff send again. */
  orderMail: { name: "order_mail", attempts: 5, seconds: hour },
  staffLink: { name: "staff_link", attempts: 30, seconds: hour },

  // Orders: each takes stock and sends mail.
  order: { name: "order", attempts: 60, seconds: hour },
  /** Counted in pieces; how many depends on a setting (`maxQuantityOfAddress`). */
  orderedPieces: { name: "ordered_pieces", attempts: maxQuantityOfAddress(1), seconds: day },
  payment: { name: "payment", attempts: 120, seconds: hour },
  track: { name: "track_address", attempts: 20, seconds: quarter },
  // Of one address for one order. No bound for the order from everywhere: who guesses would keep its customer from it.
  trackByPair: { name: "track_pair", attempts: 10, seconds: hour },
  withdraw: { name: "withdraw_address", attempts: 20, seconds: quarter },

  // What is written to us, and what mails somebody: by e-mail, since the mailbox may be a stranger's.
  contact: { name: "contact_address", attempts: 10, seconds: hour },
  contactByEmail: { name: "contact_email", attempts: 3, seconds: hour },
  stockNotice: { name: "stock_notice_address", attempts: 30, seconds: hour },
  stockNoticeByEmail: { name: "stock_notice_email", attempts: 10, seconds: day },
  cancelNotices: { name: "stock_notice_cancel", attempts: 30, seconds: hour },
  openReview: { name: "review_open", attempts: 100, seconds: hour },
  review: { name: "review_address", attempts: 50, seconds: hour },
  reviewByToken: { name: "review_token", attempts: 20, seconds: hour },
  articleView: { name: "article_views", attempts: 120, seconds: hour },

  // What is read: a feed is the whole catalogue, and comparers come a few times a day.
  feed: { name: "feed", attempts: 30, seconds: 10 * minute },
  // Counted by each process for itself: to write a row for each search would cost about what the search does.
  search: { name: "search", attempts: 120, seconds: minute, inProcess: true },
  suggestions: { name: "suggestions", attempts: 600, seconds: minute, inProcess: true },
} satisfies Record<string, Limit>;
