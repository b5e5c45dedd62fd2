import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { accountForm, filledUp } from "@/components/checkout/account-form";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { type StartPoints, zipIn } from "@/components/checkout/start-points";
import { currentUserIfKnown } from "@/lib/api/account/server";
import { currentCart, currentDeliveryMethods, currentPaymentMethods, currentPickupPoints } from "@/lib/api/cart/server";
import { isCheckoutElsewhere } from "@/lib/api/host/call-routes";
import { catalogueOffered, isOffered } from "@/lib/api/request/offered";
import { guessedCountry } from "@/lib/domain/guessed-country";
import type { Locale } from "@/lib/domain/locale";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { suggestedPreferences } from "@/lib/preferences/geo";
import { alternates } from "@/lib/seo/alternates";
import { pathsOf } from "@/lib/seo/paths";
import { readCheckout } from "@/lib/session/guest-cookies";
import { destinationOf, type GuestForm } from "@/lib/session/guest-form";

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

/** The pickup points of a delivery method, for a page without scripts. */
async function startPoints(method: string, form: GuestForm | null, locale: Locale): Promise<StartPoints | null> {
  const near = zipIn(form ? (form.other_address ? form.delivery_address : form.address).zip_code : "");
  const options = await currentPickupPoints(method, near, locale);
  return options && { method, near, options };
}

export default async function CheckoutPage() {
  const locale = await pageLocale();
  const jar = await cookies();
  const draft = readCheckout((name) => jar.get(name)?.value, new Date());
  const user = await currentUserIfKnown(locale);
  const known = draft.form ? destinationOf(draft.form) : user?.country || null;
  const country = known ?? (await suggestedPreferences(await headers())).country ?? guessedCountry(locale);
  const account = user && accountForm(user, country);
  const form = draft.form && account ? filledUp(draft.form, account) : (draft.form ?? account);
  const [cart, delivery, payment] = await Promise.all([
    currentCart(locale),
    currentDeliveryMethods(country, locale),
    currentPaymentMethods(country, draft.delivery?.id ?? null, locale),
  ]);
  const own = await getTranslations("no_catalogue.cart");
  const empty = (await catalogueOffered()) ? {} : { empty: { text: own("text"), action: own("action") } };
  const elsewhere = isCheckoutElsewhere()
    ? { elsewhere: { points: await isOffered("GET /checkout/pickup-points") } }
    : {};
  const chosen = delivery?.find(({ id }) => String(id) === draft.delivery?.id);
  const points =
    chosen?.type === "parcelshop" && elsewhere.elsewhere?.points !== false
      ? await startPoints(String(chosen.id), form, locale)
      : null;
  return (
    <MessagesProvider namespaces={["checkout", "field", "returns", "studded"]}>
      <CheckoutView
        initial={cart}
        start={{
          country,
          draft: { ...draft, form },
          account,
          delivery,
          payment,
          points,
          key: randomUUID(),
          ...elsewhere,
        }}
        language={locale.language}
        {...empty}
      />
    </MessagesProvider>
  );
}
