import "@/app/styles/account.css";
import { notFound } from "next/navigation";
import { ProviderReturn } from "@/components/account/provider-return";
import { providerIds } from "@/lib/contract/auth";
import { Island } from "@/lib/i18n/island";

/** Where a provider sends the shopper back to. No layout, no extra meta. Source: specification, section 2. */
export default async function ProviderPage({ params }: { params: Promise<{ provider: string }> }) {
  const { provider } = await params;
  const known = providerIds.find((id) => id === provider);
  if (!known) notFound();
  return (
    <Island namespaces={["auth"]}>
      <ProviderReturn provider={known} />
    </Island>
  );
}
