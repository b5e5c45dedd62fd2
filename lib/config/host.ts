import { z } from "zod";

/** The settings about a back end elsewhere. */
export const hostShape = {
  API_HOST: z.url({ protocol: /^https?$/ }).optional(),
  API_FILL: z.literal("embedded").optional(),
  API_CALLS: z
    .string()
    .regex(
      /^\s*(?:[A-Z]+ \/\S+\s*=\s*(?:host|embedded)\s*(?:,\s*|$))+$/,
      'must be calls with who answers them, such as "GET /articles=host, GET /sizes=embedded"',
    )
    .optional(),
  SIGN_IN_PROVIDERS: z
    .string()
    .regex(/^\s*(?:(?:google|facebook)\s*(?:,\s*|$))+$/, "must be google, facebook or both, divided by a comma")
    .optional(),
};

type Given = { [name in keyof typeof hostShape]?: string };

/** `GET /articles=host, …` as a table. */
function callTargets(text = ""): ReadonlyMap<string, "host" | "embedded"> {
  const pairs = text.split(",").flatMap((pair) => {
    const [name = "", target = ""] = pair.split("=").map((part) => part.trim());
    return target === "host" || target === "embedded" ? [[name, target] as const] : [];
  });
  return new Map(pairs);
}

/** The settings about a back end elsewhere, as the code uses them. */
export function hostSettings({ API_HOST, API_FILL, API_CALLS, SIGN_IN_PROVIDERS }: Given) {
  return {
    apiHost: API_HOST?.replace(/\/$/, ""),
    /** Does the embedded API answer the calls that `apiHost` does not have? Always `false` without `apiHost`. */
    apiFill: API_FILL === "embedded",
    /** Calls, by name, for which the setting overrides the table of call routes. */
    apiCalls: callTargets(API_CALLS),
    /** Sign-in providers to offer where `apiHost` does not list its own. */
    signInProviders: (["google", "facebook"] as const).filter((id) => SIGN_IN_PROVIDERS?.includes(id)),
  };
}
