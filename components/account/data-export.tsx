"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useState } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { Icon } from "@/components/ui/icon";
import { downloadIcon } from "@/components/ui/icons/download";
import { exportUser } from "@/lib/api/account/browser";
import { type Failure, failureOf } from "@/lib/api/request/failure";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

function saveAs(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Everything the shop keeps about the shopper, as a file. A plain link without scripts. */
export function DataExport() {
  const t = useTranslations("account");
  const locale = usePageLocale();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function download(event: MouseEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      saveAs(t("data.file"), await exportUser(locale));
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }

  return (
    <section aria-labelledby="data-title">
      <h2 id="data-title">{t("data.title")}</h2>
      <p className="muted sm mt-1">{t("data.text")}</p>
      <FormFailure failure={failure} network={t("network")} />
      <p className="mt-2">
        <a className="btn sml" href="/api/v1/users/export" download={t("data.file")} onClick={download}>
          <Icon shape={downloadIcon} />
          {busy ? t("data.downloading") : t("data.download")}
        </a>
      </p>
    </section>
  );
}
