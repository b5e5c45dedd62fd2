import "@/components/account/auth.css";
import "@/app/styles/review.css";
import "@/app/styles/review-form.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ReviewForm } from "@/components/review/review-form";
import { TyreSize } from "@/components/ui/tyre-size";
import { reviewInvitation } from "@/lib/api/review/server";
import { seller } from "@/lib/api/shop/server";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { privatePage } from "@/lib/seo/private-page";

type Query = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The content depends on the link that opens the page. */
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("review_form");
  return privatePage(t("title"), t("description"));
}

/** Buyers review the tyres of an order here, by a mailed link. */
export default async function ReviewPage({ searchParams }: Query) {
  const { token: value } = await searchParams;
  const token = typeof value === "string" && /^[\w-]{43}$/.test(value) ? value : null;
  const locale = await pageLocale();
  const t = await getTranslations("review_form");
  const invitation = token && (await reviewInvitation(token, locale));
  const { email } = await seller(locale);
  if (!token || !invitation) {
    return (
      <div className="wrap sec auth">
        <h1>{t("invalid_title")}</h1>
        <p className="mt-1">{t("invalid", { email })}</p>
      </div>
    );
  }
  return (
    <MessagesProvider namespaces={["review_form"]}>
      <div className="wrap sec auth">
        <h1>{t("title")}</h1>
        <p className="mt-1">{t("lead", { number: invitation.order_number })}</p>
        {invitation.lines.map((line) => (
          <section key={line.product_id} className="rv-tyre" aria-labelledby={`tyre-${line.product_id}`}>
            <h2 id={`tyre-${line.product_id}`}>{line.name}</h2>
            <p>
              <TyreSize text={line.size} />
            </p>
            {line.review?.hidden ? (
              <p className="mt-2">{t("hidden", { reason: t(`hidden_reason.${line.review.hidden}`), email })}</p>
            ) : null}
            {line.review && !line.review.changeable ? (
              <p className="mt-2">{t("closed")}</p>
            ) : (
              <ReviewForm token={token} line={line} href={line.paths?.[locale.language] ?? null} />
            )}
          </section>
        ))}
      </div>
    </MessagesProvider>
  );
}
