import { getTranslations } from "next-intl/server";
import { categories } from "@/lib/domain/category";

/** Category names by id in the page's language, for client components. */
export async function categoryNames(): Promise<Record<string, string>> {
  const t = await getTranslations("listing");
  return Object.fromEntries(categories.map(({ id }) => [id, t(`category.${id}.name`)]));
}
