import { describe, expect, it } from "@jest/globals";
import { hash, parseOptions } from "@node-rs/argon2";
import { hashPassword, isOutdated, isPassword } from "@/lib/backend/account/password";

const password = "Kola na podzim 17";

describe("a password's hash", () => {
  it("is Argon2id with 19 MiB, two passes and one lane, and a salt of its own", async () => {
    const [first, second] = await Promise.all([hashPassword(password), hashPassword(password)]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(first)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 });
    expect(second).not.toBe(first);
  });

  it("knows its password, in any encoding of the same characters, and no other", async () => {
    const known = await hashPassword("Příliš žluťoučký".normalize("NFC"));
    expect(await isPassword("Příliš žluťoučký".normalize("NFD"), known)).toBe(true);
    expect(await isPassword("Prilis zlutoucky", known)).toBe(false);
    expect(await isPassword("", known)).toBe(false);
  });

  it("is nobody's where there is none", async () => {
    expect(await isPassword(password, null)).toBe(false);
  });

  it("is made anew only when it cost less than today's", async () => {
    const cheap = await hash(password, { memoryCost: 8192, timeCost: 2 });
    const quick = await hash(password, { memoryCost: 19_456, timeCost: 1 });
    const dear = await hash(password, { memoryCost: 32_768, timeCost: 3 });
    expect([cheap, quick, dear, await hashPassword(password)].map(isOutdated)).toEqual([true, true, false, false]);
  });

  it("is looked for as long where there is none as where there is one", async () => {
    const known = await hashPassword(password);
    const time = async (against: string | null) => {
      const start = process.hrtime.bigint();
      for (let turn = 0; turn < 10; turn += 1) await isPassword("wrong password", against);
      return Number(process.hrtime.bigint() - start);
    };
    await time(null);
    const ratio = (await time(null)) / (await time(known));
    // Skipped work would make it a hundred times quicker; the machine's other work makes it vary.
    expect(ratio).toBeGreaterThan(0.2);
    expect(ratio).toBeLessThan(5);
  });
});
