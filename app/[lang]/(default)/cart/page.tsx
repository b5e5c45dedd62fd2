import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { CartEmpty, CartLoading } from "@/components/cart/cart-states";
import { CartView } from "@/components/cart/cart-view";
import { formProblem } from "@/components/cart/form-problem";
import { WayBack } from "@/components/cart/way-back";
import { currentCart, currentDeliveryMethods } from "@/lib/api/cart/server";
import { isCheckoutElsewhere } from "@/lib/api/host/call-routes";
import { catalogueOffered } from "@/lib/api/request/offered";
import { freeDeliveryFrom } from "@/lib/domain/delivery-rates";
import { guessedCountry } from "@/lib/domain/guessed-country";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { alternates } from "@/lib/seo/alternates";
import { pathsOf } from "@/lib/seo/paths";
import { readCheckout } from "@/lib/session/guest-cookies";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cart");
  const { language } = await pageLocale();
  return {
    title: t("title"),
    description: t("meta_description"),
    alternates: alternates(pathsOf("cart"), language),
    robots: { index: false },
  };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function CartPage({ searchParams }: { searchParams: Query }) {
  const locale = await pageLocale();
  const jar = await cookies();
  const draft = readCheckout((name) => jar.get(name)?.value, new Date());
  const country = draft.form?.address.country ?? guessedCountry(locale);
  const [cart, delivery, problem] = await Promise.all([
    currentCart(locale),
    currentDeliveryMethods(country, locale),
    formProblem(await searchParams),
  ]);
  const own = await getTranslations("no_catalogue.cart");
  const empty = (await catalogueOffered()) ? undefined : { text: own("text"), action: own("action") };
  return (
    <MessagesProvider namespaces={["cart", "studded"]}>
      <CartView
        initial={cart}
        delivery={delivery}
        country={country}
        language={locale.language}
        problem={problem}
        freeFrom={isCheckoutElsewhere() ? null : freeDeliveryFrom(country, locale.currency)}
        back={<WayBack cart={cart} language={locale.language} />}
        empty={<CartEmpty language={locale.language} messages={empty} />}
        loading={<CartLoading />}
      />
    </MessagesProvider>
  );
}
