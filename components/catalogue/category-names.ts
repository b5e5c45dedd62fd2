import { getTranslations } from "next-intl/server";
import { categories } from "@/lib/domain/category";

/** The categories' names by id in the page's language, to hand to a client component. */
export async function categoryNames(): Promise<Record<string, string>> {
  const t = await getTranslations("listing");
  return Object.fromEntries(categories.map(({ id }) => [id, t(`category.${id}.name`)]));
}
