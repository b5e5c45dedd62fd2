"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { PartMessages } from "@/lib/i18n/part-messages";

/** Gives a part of the page the messages it needs. */
export function WithMessages({ language, messages, children }: PartMessages & { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="Europe/Prague">
      {children}
    </NextIntlClientProvider>
  );
}
