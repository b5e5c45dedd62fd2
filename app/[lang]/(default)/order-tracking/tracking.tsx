"use client";

import { TrackOrder } from "@/components/account/track-order";
import { PaymentBox } from "@/components/order/payment-box";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** The state of an order; of one that waits for a transfer with how to pay it. @param above instead of the form's own heading and text */
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
