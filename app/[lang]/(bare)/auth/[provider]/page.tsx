import "@/app/styles/account.css";
import { notFound } from "next/navigation";
import type { PageQuery } from "@/components/account/page-query";
import { ProviderReturn } from "@/components/account/provider-return";
import { providerIds } from "@/lib/domain/sign-in-provider";
import { MessagesProvider } from "@/lib/i18n/messages-provider";

/** Personal: rendered for each request, never cached. */
export const dynamic = "force-dynamic";

/** Where a provider returns the shopper. No layout, no extra meta. Source: specification, section 2. */
export default async function ProviderPage(props: { params: Promise<{ provider: string }>; searchParams: PageQuery }) {
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
