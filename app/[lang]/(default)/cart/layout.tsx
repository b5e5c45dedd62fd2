import "@/app/styles/options.css";
import "@/app/styles/cart-summary.css";
import "@/app/styles/cart.css";
import "@/app/styles/checkout.css";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { DeliveryOptionsLoader } from "@/components/checkout/delivery-options-loader";
import { visitorIfKnown } from "@/lib/api/visitor-user";
import { guessedCountry } from "@/lib/domain/guessed-country";
import { pageLocale } from "@/lib/i18n/locale";
import { readCheckout } from "@/lib/session/guest-cookies";

/** Personal: made for each request, never kept. */
export const dynamic = "force-dynamic";

/** Round the cart and the checkout: loads the delivery options where the address asks for them. */
export default async function CartLayout({ children }: { children: ReactNode }) {
  const jar = await cookies();
  const { form } = readCheckout((name) => jar.get(name)?.value, new Date());
  const locale = await pageLocale();
  const country = form?.address.country ?? ((await visitorIfKnown(locale))?.country || guessedCountry(locale));
  return (
    <>
      <DeliveryOptionsLoader country={country} />
      {children}
    </>
  );
}
