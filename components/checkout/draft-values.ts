import { blankForm, type CheckoutValues } from "@/components/checkout/form-values";
import type { Country } from "@/lib/domain/locale";
import type { CheckoutDraft } from "@/lib/session/guest-cookies";
import type { GuestPlace } from "@/lib/session/guest-form";

function placeOf({ delivery, address, other_address, delivery_address }: CheckoutValues): GuestPlace | null {
  const { city, address: street, zip_code } = other_address ? delivery_address : address;
  if (!delivery.id || !(delivery.point_id || street)) return null;
  return delivery.point_id
    ? { point_id: delivery.point_id, city: "", address: "", zip_code: "" }
    : { point_id: "", city, address: street, zip_code };
}

/** The part of the form that is saved: neither the payment method nor the agreement. */
export function draftOf(values: CheckoutValues): CheckoutDraft {
  const { delivery, payment: _payment, agreement: _agreement, ...form } = values;
  return {
    form,
    delivery: delivery.id ? { id: delivery.id } : null,
    place: placeOf(values),
  };
}

/** The initial form values, from the saved draft. @param country of delivery, where nothing was */
export function startValues(draft: CheckoutDraft, country: Country): CheckoutValues {
  return {
    ...(draft.form ?? blankForm(country)),
    delivery: { id: draft.delivery?.id ?? "", point_id: draft.place?.point_id ?? "" },
    payment: { id: "" },
    agreement: false,
  };
}
