import { storedValue } from "@/lib/preferences/stored-value";
import { type GuestForm, parseGuestForm } from "@/lib/session/guest-form";

const profile = storedValue<GuestForm | null>("guest-profile", null, (text) => parseGuestForm(JSON.parse(text)));

/** Remembers a guest for the next visit: contact, address and company. Note and other address belong to one order. */
export function saveProfile({ contact, address, is_company, company }: GuestForm): void {
  profile.write(JSON.stringify({ contact, address, is_company, company }));
}

/** What a guest typed last time; `null` for a first visit. */
export function readProfile(): GuestForm | null {
  return profile.read();
}
