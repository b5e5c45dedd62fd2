import { z } from "zod";

/** A wrong setting: the message is one sentence that names the setting, what is wrong and what to do. */
export class ConfigError extends Error {}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The address of a provider: https, because secrets are sent to it; http only on this machine. */
export const providerUrl = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => !URL.canParse(url) || url.startsWith("https:") || loopback.has(new URL(url).hostname),
      "must start with https://",
    )
    .default(fallback);

/**
 * Two settings that are only valid together; `null` when both are unset.
 * @param without what the shop does without them, for the sentence
 * @throws ConfigError when only one of the two is set
 */
export function bothOf<First extends string, Second extends string>(
  value: { [Name in First | Second]?: string | undefined },
  names: readonly [First, Second],
  without: string,
): [string, string] | null {
  const [first, second] = [value[names[0]], value[names[1]]];
  if (first && second) return [first, second];
  if (!first && !second) return null;
  const [missing, given] = first ? [names[1], names[0]] : names;
  throw new ConfigError(`The setting ${missing} is missing beside ${given}: set both, or neither to ${without}.`);
}
