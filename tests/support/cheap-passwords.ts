import { jest } from "@jest/globals";

/**
 * For `setupFilesAfterEnv`: contract tests sign hundreds of people up and in, and each hash of a password takes as long as ten calls
 * of the API. Tests of the hash itself have what it costs in the shop by `jest.unmock` of the same module.
 */
jest.mock("@/lib/backend/account/password-cost", () => ({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } }));
