import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

/** Without scripts: everything is filled in; what it comes to stands below, and is sent by the next press of the button. */
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
