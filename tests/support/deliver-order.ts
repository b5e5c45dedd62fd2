import { disconnect } from "@/lib/backend/kernel/database/connect";
import { orderCommand } from "@/lib/backend/order/command";
import { joinDatabase } from "@/lib/runtime/join-database";

// A program: `deliver-order.ts <number> <day of delivery>` gives an order's commands one after another on the database of the running
// shop. Each as a program of its own would load the back end four times.
const [number = "", day = ""] = process.argv.slice(2);
const leave = await joinDatabase(console.error);
try {
  for (const state of [["confirmed"], ["packed"], ["shipped"], ["delivered", day]]) {
    const { ok, lines } = await orderCommand([number, ...state], "en", new Date());
    if (!ok) throw new Error(lines.join("\n"));
  }
} finally {
  await disconnect();
  await leave();
}
