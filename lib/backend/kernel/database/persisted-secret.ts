import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { setting } from "@/lib/backend/kernel/database/schema/setting";

/**
 * A secret of this database: 256 random bits, made when it is first asked for and kept, so that every process and every
 * later start computes the same with it.
 * @param key its name among the settings
 */
export async function persistedSecret(db: Executor, key: `${string}_secret`): Promise<Buffer> {
  const read = () => db.select({ value: setting.value }).from(setting).where(eq(setting.key, key));
  let [row] = await read();
  if (!row) {
    await db
      .insert(setting)
      .values({ key, value: randomBytes(32).toString("base64url") })
      .onConflictDoNothing();
    [row] = await read();
  }
  return Buffer.from(z.string().parse(row?.value), "base64url");
}
