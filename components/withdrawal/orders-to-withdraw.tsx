import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { OrderLine } from "@/lib/api/account/server";

/** The shopper's own orders to choose from. @param path of the withdrawal's page */
export function OrdersToWithdraw({ orders, path }: { orders: OrderLine[]; path: string }) {
  const t = useTranslations("withdrawal");
  if (orders.length === 0) return null;
  return (
    <nav className="mt-3" aria-labelledby="own-orders">
      <h2 id="own-orders">{t("your_orders")}</h2>
      <ul>
        {orders.map(({ id, number }) => (
          <li key={id}>
            <Link className="acc-link" href={`${path}?order=${number}`}>
              {t("your_order", { number })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
