import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { boundPool, connection, disconnect } from "@/lib/backend/kernel/database/connect";
import { withDatabase } from "@/tests/support/scene";

withDatabase();
beforeAll(async () => {
  await disconnect();
  boundPool(2);
});
afterAll(async () => {
  await disconnect();
  boundPool(16);
});

it("a program beside the shop takes no more connections than it is bound to, whatever it asks at the same time", async () => {
  const { sql } = connection();
  const asked = await Promise.all(
    Array.from({ length: 8 }, () => sql<{ pid: number }[]>`select pg_backend_pid() as pid from pg_sleep(0.1)`),
  );
  expect(new Set(asked.map(([row]) => row?.pid)).size).toBe(2);
});
