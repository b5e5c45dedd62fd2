import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { persistedSecret } from "@/lib/backend/kernel/database/persisted-secret";
import { readConfig } from "@/lib/config";

const [nonceBytes, tagBytes] = [12, 16];

/** `ADMIN_KEY`; without it a secret of the database, which keeps what is encrypted from a glance only. */
const keyOf = async (db: Executor) => readConfig().adminKey ?? (await persistedSecret(db, "admin_secret"));

/**
 * Encrypts a secret by AES-256-GCM: nonce, tag, text.
 * @param owner whose it is: it cannot be read as somebody else's
 */
export async function sealed(db: Executor, owner: number, secret: string): Promise<Buffer> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", await keyOf(db), nonce).setAAD(Buffer.from(`staff ${owner}`));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Reads what `sealed` has made. @throws Error when it was made with another key or for somebody else */
export async function unsealed(db: Executor, owner: number, bytes: Buffer): Promise<string> {
  const decipher = createDecipheriv("aes-256-gcm", await keyOf(db), bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(`staff ${owner}`))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString("utf8");
}
