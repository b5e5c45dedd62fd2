"use client";

import { TrackOrder } from "@/components/account/track-order";
import { PaymentBox } from "@/components/order/payment-box";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/**
 * The state of an order, with payment instructions when it waits for a transfer. @param above replaces the form's own heading
 * and text
 */
export function Tracking(above: { title?: string; text?: string }) {
  const { language } = usePageLocale();
  return (
    <TrackOrder
      {...above}
      howToPay={({ bank_transfer: transfer }) =>
        transfer ? <PaymentBox transfer={transfer} language={language} /> : null
      }
    />
  );
}
