import { processWide } from "@/lib/runtime/process-wide";

/** Figures of the shop from the database, for all processes together. */
export type ShopFigures = {
  /** Jobs of the mail queue: ready to be sent, given up after all attempts, seconds that the oldest ready one waits. */
  outbox: { waiting: number; failed: number; oldestSeconds: number };
  orders: { currency: string; payment: string; placed: number; paid: number }[];
  stockNotices: number;
  /** Connections to the database by their state. */
  connections: { state: string; count: number }[];
};

const figures = processWide<(() => Promise<ShopFigures>) | undefined>("shop figures", () => undefined);

/** Registers what reads the shop's figures. */
export function provideFigures(read: () => Promise<ShopFigures>): void {
  figures.set(read);
}

/**
 * The shop's figures as they are now; `undefined` where there is no embedded API. Rejects while the database is unavailable.
 */
export async function shopFigures(): Promise<ShopFigures | undefined> {
  return figures.get()?.();
}
