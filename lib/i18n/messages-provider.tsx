import { type Messages, NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

// A module of its own: whatever page imports it gets the provider's script.
/** Hands components of the browser the message namespaces it names, and only those. */
export async function MessagesProvider(props: { namespaces: (keyof Messages)[]; children: ReactNode }) {
  const all = await getMessages();
  const messages = Object.fromEntries(props.namespaces.map((name) => [name, all[name]]));
  return <NextIntlClientProvider messages={messages}>{props.children}</NextIntlClientProvider>;
}
