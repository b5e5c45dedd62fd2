import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

/** Without scripts: everything is valid; the total is shown below, and the next submit places the order. */
export function ReviewNotice() {
  const t = useTranslations("checkout");
  return (
    <div className="mt-3">
      <Notice kind="info" autoFocus>
        {t("review")}
      </Notice>
    </div>
  );
}
