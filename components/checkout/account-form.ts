import { blankForm } from "@/components/checkout/form-values";
import type { User } from "@/lib/contract/account";
import type { Country } from "@/lib/domain/locale";
import { formatPhone } from "@/lib/domain/phone";
import type { GuestForm } from "@/lib/session/guest-form";

/** The checkout form prefilled from the account. @param country of delivery, where the account names none */
export function accountForm(user: User, country: Country): GuestForm {
  const home = user.country || country;
  const blank = blankForm(home);
  const [code = "", ...national] = formatPhone(user.phone_number).split("\u00a0");
  const phone = user.phone_number ? { phone_code: code, phone_number: national.join(" ") } : {};
  const { first_name, last_name, email, city, address, zip_code } = user;
  return {
    ...blank,
    contact: { ...blank.contact, first_name, last_name, email, ...phone },
    address: { country: home, city, address, zip_code },
  };
}

const isBlank = ({ city, address, zip_code }: GuestForm["address"]) => !`${city}${address}${zip_code}`.trim();

/** The form with its blank fields filled from the account. An address is taken as a whole, and only for its country. */
export function filledUp(form: GuestForm, account: GuestForm): GuestForm {
  const { contact, address } = form;
  const own = account.contact;
  const phone = contact.phone_number.trim() ? contact : own;
  const fits = isBlank(address) && address.country === account.address.country;
  return {
    ...form,
    contact: {
      first_name: contact.first_name || own.first_name,
      last_name: contact.last_name || own.last_name,
      email: contact.email || own.email,
      phone_code: phone.phone_code,
      phone_number: phone.phone_number,
    },
    address: fits ? account.address : address,
  };
}
