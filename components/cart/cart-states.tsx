"use client";

import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

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

/** The cart could not be read: it counts as empty, with a notice. Without scripts the button reloads the page. */
export function CartFailed({ language, onRetry }: { language: Language; onRetry: () => void }) {
  const t = useTranslations("cart.failed");
  return (
    <Notice>
      <p>{t("text")}</p>
      <form
        action={pathOf("cart", language)}
        onSubmit={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        <Button type="submit" small className="mt-1">
          {t("retry")}
        </Button>
      </form>
    </Notice>
  );
}

/** Reserves the space of the rows while they load. */
export function CartLoading() {
  const t = useTranslations("cart");
  return <Skeleton count={2} label={t("loading")} />;
}
