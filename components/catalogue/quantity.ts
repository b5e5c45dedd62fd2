import { maxQuantityOf, offeredQuantities, pageQuantity } from "@/lib/domain/quantity";

/** The preselected quantity: four, or what is left in stock; 0 when sold out. */
export function usualQuantity(stock: number): number {
  return Math.min(pageQuantity, maxQuantityOf(stock));
}

/** The quantities to choose from, never above stock; with fewer than four left, the last one is the whole stock. */
export function quantityChoices(stock: number): number[] {
  const usual = usualQuantity(stock);
  return [...new Set([...offeredQuantities.filter((count) => count < usual), usual])].filter((count) => count > 0);
}
