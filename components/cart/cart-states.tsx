import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

// Made by the server, so that the cart's script need not know them.
/** Messages of an empty cart when there is no catalogue to link to. */
export type EmptyMessages = { text: string; action: string };

/** An empty cart with a link onward. @param messages replace the usual ones */
export function CartEmpty({ language, messages }: { language: Language; messages?: EmptyMessages }) {
  const t = useTranslations("cart.empty");
  return (
    <EmptyState title={t("title")} text={messages?.text ?? t("text")}>
      <ButtonLink variant="go" href={pathOf("home", language)}>
        {messages?.action ?? t("action")}
      </ButtonLink>
    </EmptyState>
  );
}

/** Reserves the space of the rows while they load. */
export function CartLoading() {
  const t = useTranslations("cart");
  return <Skeleton count={2} label={t("loading")} />;
}
