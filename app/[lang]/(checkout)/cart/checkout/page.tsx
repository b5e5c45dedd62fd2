import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { accountForm, filledUp } from "@/components/checkout/account-form";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { isCheckoutElsewhere } from "@/lib/api/host/call-routes";
import { catalogueOffered, isOffered } from "@/lib/api/offered";
import { visitorCart, visitorDelivery, visitorPayment } from "@/lib/api/visitor-cart";
import { visitorIfKnown } from "@/lib/api/visitor-user";
import { guessedCountry } from "@/lib/domain/guessed-country";
import { Island } from "@/lib/i18n/island";
import { pageLocale } from "@/lib/i18n/locale";
import { suggestedPreferences } from "@/lib/preferences/geo";
import { alternates } from "@/lib/seo/alternates";
import { pathsOf } from "@/lib/seo/paths";
import { readCheckout } from "@/lib/session/guest-cookies";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("checkout");
  const { language } = await pageLocale();
  return {
    title: t("title"),
    description: t("meta_description"),
    alternates: alternates(pathsOf("checkout"), language),
    robots: { index: false },
  };
}

export default async function CheckoutPage() {
  const locale = await pageLocale();
  const jar = await cookies();
  const kept = readCheckout((name) => jar.get(name)?.value, new Date());
  const user = await visitorIfKnown(locale);
  const known = kept.form?.address.country ?? (user?.country || null);
  const country = known ?? (await suggestedPreferences(await headers())).country ?? guessedCountry(locale);
  const account = user && accountForm(user, country);
  const form = kept.form && account ? filledUp(kept.form, account) : (kept.form ?? account);
  const [cart, delivery, payment] = await Promise.all([
    visitorCart(locale),
    visitorDelivery(country, locale),
    visitorPayment(country, kept.delivery?.id ?? null, locale),
  ]);
  const own = await getTranslations("no_catalogue.cart");
  const empty = (await catalogueOffered()) ? {} : { empty: { text: own("text"), action: own("action") } };
  const elsewhere = isCheckoutElsewhere()
    ? { elsewhere: { points: await isOffered("GET /checkout/pickup-points") } }
    : {};
  return (
    <Island namespaces={["checkout", "field", "returns"]}>
      <CheckoutView
        initial={cart}
        start={{ country, kept: { ...kept, form }, account, delivery, payment, ...elsewhere }}
        language={locale.language}
        {...empty}
      />
    </Island>
  );
}
