"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

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
