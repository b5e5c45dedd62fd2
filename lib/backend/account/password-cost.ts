/**
 * What a hash costs: Argon2id (the package's default kind) with 19 MiB (`memoryCost` in KiB), two passes, one lane. Source:
 * OWASP, Password Storage Cheat Sheet, read in November 2026. After a change, hashes are renewed as people sign in.
 */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
