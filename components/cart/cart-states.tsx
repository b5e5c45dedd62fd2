"use client";

import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** What an empty cart says where there is no catalogue to lead to. */
export type EmptyMessages = { text: string; action: string };

/** Nothing in the cart, and a way on. @param messages other ones than usual */
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

/** The cart could not be read: it counts as empty, but says so. Without scripts the button loads the page again. */
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

/** Keeps the place of the rows while they load. */
export function CartLoading() {
  const t = useTranslations("cart");
  return <Skeleton count={2} label={t("loading")} />;
}
