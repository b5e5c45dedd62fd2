import { expect, it } from "@jest/globals";
import { sold, undone } from "@/tests/support/change-sets";
import { placeOrder } from "@/tests/support/placed-order";
import { listOf, storedTyres } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";
import { joined, staffClock } from "@/tests/support/staff-scene";
import { addSupplier } from "@/tests/support/suppliers";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

it("a tyre that nobody offered before a list has what it had, less all that was sold since, once the list is taken back", async () => {
  const { desk } = await joined(staffClock(new Date()));
  const supplier = await addSupplier();
  const [ean, unsold] = ["4011111111116", "4022222222226"];
  const tyre = await addTyre({ ean, stock: 10 });
  await addTyre({ ean: unsold, stock: 9 });
  const set = await sold(
    desk,
    supplier,
    listOf([
      { ean, stock: 8 },
      { ean: unsold, stock: 8 },
    ]),
  );
  await placeOrder({ quantity: 2 }, tyre);
  await placeOrder({ quantity: 1 }, tyre);
  await undone(desk, set.id);
  expect((await storedTyres()).map(({ stock }) => stock).sort()).toEqual([7, 9]);
});
