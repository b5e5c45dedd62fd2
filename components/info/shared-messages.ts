import { getTranslations } from "next-intl/server";
import type { SharedMessages } from "@/components/info/facts";

/** The messages that texts repeat. */
export async function sharedMessages(): Promise<SharedMessages> {
  const checkout = await getTranslations("checkout");
  const returns = await getTranslations("returns");
  return { orderButton: checkout("order"), returns: returns("sentence") };
}
