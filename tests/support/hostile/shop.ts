import { asc, eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { changeOrderState, changePaymentState } from "@/lib/backend/order/change-state";
import { DomainError } from "@/lib/domain/domain-error";
import type { ShopStep } from "@/tests/support/hostile/steps";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";

/** Thirteen tyres on sale, what their placeholders stand for, and the merchant who changes them. */
export async function openHostileShop() {
  await storeSmallCatalogue();
  await database().update(product).set({ stock: 1_000_000 }).where(eq(product.stock, 8));
  const tyres = await database().select().from(product).orderBy(asc(product.id));
  const named = (name: string, tyre = tyres[0]): [string, unknown][] => [
    [name, tyre?.id],
    [`${name}.slug`, tyre?.slug],
  ];
  const soldOut = tyres.find(({ stock }) => stock === 0);
  /** The pieces the merchant has added since the shop was opened, by tyre; fewer than none were taken away. */
  const brought = new Map<number, number>();
  const delivered = new Set<string>();

  async function setStock(id: number, value: number): Promise<void> {
    const [row] = await database().execute<{ before: number }>(sql`
      update product set stock = ${value} from (select stock as before from product where id = ${id} for update) old
      where id = ${id} returning old.before`);
    brought.set(id, (brought.get(id) ?? 0) + value - (row?.before ?? 0));
  }

  async function move(step: Extract<ShopStep, { to: string }>, order: string): Promise<void> {
    try {
      if (step.shop === "order") await changeOrderState(order, step.to, new Date());
      else await changePaymentState(order, step.to, new Date());
      if (step.to === "delivered") delivered.add(order);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error; // a move that is not in the table is refused: so it should be
    }
  }

  return {
    known: [
      ...named("tyre"),
      ...named("last tyre", tyres[1]),
      ...named("sold-out tyre", soldOut),
      ...named(
        "tyre off sale",
        tyres.find(({ active }) => !active),
      ),
      ["article.slug", "jak-cist-rozmer-pneumatiky"],
    ] as [string, unknown][],
    brought,
    delivered,
    /** @param order the last one of the case, if there is any */
    does: async (step: ShopStep, order: string | undefined) => {
      if ("to" in step) return order === undefined ? undefined : move(step, order);
      const { id } = tyres[1 + (step.tyre % (tyres.length - 1))] ?? { id: 0 };
      if (step.shop === "stock") return setStock(id, step.value);
      const { value } = step;
      const fields =
        typeof value === "boolean" ? { active: value } : { priceCzk: value, priceEur: value, priceUsd: value };
      await database().update(product).set(fields).where(eq(product.id, id));
    },
  };
}

export type HostileShop = Awaited<ReturnType<typeof openHostileShop>>;
