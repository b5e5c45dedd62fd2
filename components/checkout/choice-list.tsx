"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Choices } from "@/lib/api/checkout/browser";

/** A list of choices in each of its states: loading, failed, or loaded. */
export function ChoiceList<T>(props: {
  choices: Choices<T>;
  loading: string;
  children: (options: readonly T[]) => ReactNode;
}) {
  const t = useTranslations("checkout");
  const { options, failed, retry } = props.choices;
  if (options) return props.children(options);
  if (!failed) return <Skeleton count={2} label={props.loading} />;
  return (
    <p className="err" role="alert">
      <span>
        {t("not_loaded")}{" "}
        <Button variant="text" small onClick={retry}>
          {t("retry")}
        </Button>
      </span>
    </p>
  );
}
