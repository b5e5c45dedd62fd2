import "@/app/styles/account.css";
import "@/app/styles/facts.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ContactDetails } from "@/components/contact/contact-details";
import { ContactForm } from "@/components/contact/contact-form";
import { OpenNow } from "@/components/contact/open-now";
import { openingHoursText } from "@/components/layout/opening-hours";
import { ShopData } from "@/components/structured-data/page-data";
import { Link } from "@/components/ui/link";
import { targetOf } from "@/lib/api/host/call-routes";
import { contactInfo } from "@/lib/api/shop/server";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pathOf, pathsOf } from "@/lib/seo/paths";

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const t = await getTranslations("contact");
  const paths = pathsOf("contacts");
  return pageMetadata({ title: t("title"), description: t("description"), paths, locale, xDefault: "/contacts" });
}

/** How to reach the shop, and a form to write to it. */
export default async function ContactsPage() {
  const locale = await pageLocale();
  const { language } = locale;
  const t = await getTranslations("contact");
  const shop = await contactInfo(locale);
  const plain = await getTranslations("contact_elsewhere");
  const terms = pathOf("terms", language);
  const elsewhere = {
    privacy: plain.rich("privacy", { link: (text) => <Link href={`${terms}#personal-data`}>{text}</Link> }),
    sent: plain("sent"),
  };
  return (
    <MessagesProvider namespaces={["contact"]}>
      <ShopData locale={locale} />
      <div className="wrap sec">
        <h1>{t("title")}</h1>
        <p className="muted mt-1">{t("lead")}</p>
        <div className="acc mt-4">
          <ContactForm terms={terms} {...(targetOf("POST /contacts") === "host" && { elsewhere })} />
          <div>
            <ContactDetails
              shop={shop}
              hours={openingHoursText(shop.opening_hours, language)}
              openNow={<OpenNow shop={shop} language={language} />}
              language={language}
            />
          </div>
        </div>
      </div>
    </MessagesProvider>
  );
}
