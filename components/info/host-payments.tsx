import type { HostCheckout } from "@/lib/api/checkout/server";
import type { Locale } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";

/** The remote back end's payment methods with their fees. */
export function HostPayments({ ways, locale }: { ways: HostCheckout["payment"]; locale: Locale }) {
  if (ways.length === 0) return null;
  return (
    <ul>
      {ways.map(({ name, price }) => (
        <li key={name}>{price.amount > 0 ? `${name} (${formatMoney(price, locale.language)})` : name}</li>
      ))}
    </ul>
  );
}
