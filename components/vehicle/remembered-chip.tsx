import type { ReactNode } from "react";
import { LazyCarChip } from "@/components/vehicle/lazy";
import { messagesFor } from "@/lib/i18n/part-messages";

/**
 * The remembered car and size, where there are any.
 * @param empty what stands in its place while nothing is remembered
 * @param shown slug of the size the page is of
 */
export async function RememberedChip(props: { empty: ReactNode; shown?: string }) {
  const messages = await messagesFor("remembered", "your_car", "your_size", "change", "forget", "not_of_car");
  return <LazyCarChip {...props} {...messages} />;
}
