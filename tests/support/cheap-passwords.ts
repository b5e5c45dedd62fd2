import { expect, jest } from "@jest/globals";

/** Tests of the hash itself, which has to cost what it costs in the shop. */
const ofTheHash = ["tests/unit/account/password.test.ts", "tests/contract/auth.test.ts"];

// For `setupFilesAfterEnv`: contract tests sign hundreds of people up and in, and to hash a password takes as long as ten calls.
if (!ofTheHash.some((file) => expect.getState().testPath?.endsWith(file))) {
  jest.mock("@/lib/backend/account/password-cost", () => ({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } }));
}
