import { deliveryMinutes, readExpiring, userFormMinutes, wrapExpiring } from "@/lib/domain/expiring";
import {
  type GuestDelivery,
  type GuestForm,
  type GuestPlace,
  parseGuestDelivery,
  parseGuestForm,
  parseGuestPlace,
} from "@/lib/session/guest-form";

/** Names of the cookies. Source: specification, sections 3 and 9. */
export const userFormCookie = "userForm";
export const deliveryCookie = "delivery";
export const deliveryAddressCookie = "deliveryaddress";

/** Most bytes of a cookie's name and value together that every browser keeps. */
const cookieBytes = 4096;

/** A guest's checkout draft; `null` when there is none or it has expired. */
export type CheckoutDraft = { form: GuestForm | null; delivery: GuestDelivery | null; place: GuestPlace | null };

/** Reads the three cookies. @param text the decoded value of a cookie by its name */
export function readCheckout(text: (name: string) => string | undefined, now: Date): CheckoutDraft {
  return {
    form: parseGuestForm(readExpiring(text(userFormCookie), now)),
    delivery: parseGuestDelivery(readExpiring(text(deliveryCookie), now)),
    place: parseGuestPlace(readExpiring(text(deliveryAddressCookie), now)),
  };
}

const blankPlace = { city: "", address: "", zip_code: "" };

const fits = (name: string, value: string) => name.length + 1 + encodeURIComponent(value).length < cookieBytes;

/**
 * The text of `userForm`. A form that is too long for a cookie is stored without its longest part, the note, and if need be
 * without the company and the other address; the contact and address alone always fit into what their fields take.
 */
export function formText(form: GuestForm, now: Date): string | null {
  const shorter: GuestForm = { ...form, note: "" };
  const shortest: GuestForm = { ...shorter, is_company: false, company: { name: "", ico: "", dic: "", ic_dph: "" } };
  const own: GuestForm = { ...shortest, other_address: false, delivery_address: { ...form.address, ...blankPlace } };
  const candidates = [form, shorter, shortest, own].map((form) => wrapExpiring(form, userFormMinutes, now));
  return candidates.find((text) => fits(userFormCookie, text)) ?? null;
}

/** The text of `delivery` and `deliveryaddress`. */
export function deliveryText(data: GuestDelivery | GuestPlace, now: Date): string {
  return wrapExpiring(data, deliveryMinutes, now);
}
