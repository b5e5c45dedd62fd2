import "@/app/styles/account.css";
import { notFound } from "next/navigation";
import type { AskedQuery } from "@/components/account/asked-return";
import { ProviderReturn } from "@/components/account/provider-return";
import { providerIds } from "@/lib/contract/auth";
import { MessagesProvider } from "@/lib/i18n/messages-provider";

/** Personal: made for each request, never kept. */
export const dynamic = "force-dynamic";

/** Where a provider sends the shopper back to. No layout, no extra meta. Source: specification, section 2. */
export default async function ProviderPage(props: { params: Promise<{ provider: string }>; searchParams: AskedQuery }) {
  const { provider } = await props.params;
  const known = providerIds.find((id) => id === provider);
  if (!known) notFound();
  const query = Object.entries(await props.searchParams).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return (
    <MessagesProvider namespaces={["auth"]}>
      <ProviderReturn provider={known} sent={String(new URLSearchParams(query))} />
    </MessagesProvider>
  );
}
