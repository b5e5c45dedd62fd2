import { join } from "node:path";
import { afterAll, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { migrate } from "@/lib/backend/migrate";
import { emptyMachine, onMachine, runOn } from "@/tests/support/machine";
import { addTyre } from "@/tests/support/tyres";

const [machine, target] = [emptyMachine(), emptyMachine()];
afterAll(() => {
  machine.remove();
  target.remove();
});

const beside = { API_HOST: "http://127.0.0.1:9", API_FILL: "embedded" };

it("beside a back end elsewhere the shop's own part is backed up and restored, with that back end's ids", async () => {
  const file = join(machine.dataDir, "shop.gz");
  await onMachine(machine.dataDir, async () => {
    await migrate();
    await addTyre({ hostProductId: "A/1" });
    await addTyre();
  });
  expect(await runOn(machine.dataDir, ["backup", file], beside)).toMatchObject({ code: 0 });
  expect(await runOn(target.dataDir, ["restore", file], beside)).toMatchObject({ code: 0 });
  await onMachine(target.dataDir, async () => {
    const { sql } = connection();
    expect([...(await sql`select host_product_id from product order by id`)]).toEqual([
      { host_product_id: "A/1" },
      { host_product_id: null },
    ]);
  });
}, 120_000);
