"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { Words } from "@/lib/i18n/words";

/** Gives a part of the page the messages it needs. */
export function WithMessages({ language, messages, children }: Words & { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="Europe/Prague">
      {children}
    </NextIntlClientProvider>
  );
}
