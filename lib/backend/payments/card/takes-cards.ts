import { hasDemonstrationStock } from "@/lib/backend/catalogue/demonstration-stock";
import { type Config, readConfig } from "@/lib/config";

/**
 * What the shop takes cards with now; `null` when it takes none: without keys, and while demonstration tyres are on sale also with
 * keys that charge real cards, because nobody may pay for what does not exist. Test keys move no money.
 */
export async function takesCards(): Promise<Config["cardPayments"]> {
  const { cardPayments } = readConfig();
  if (!cardPayments || cardPayments.test) return cardPayments;
  return (await hasDemonstrationStock()) ? null : cardPayments;
}
