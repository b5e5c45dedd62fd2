/** Whose accounts people may sign in with; offered only with keys in the environment. Source: specification, the social sign-in of `/auth/[provider]`. */
export const providerIds = ["google", "facebook"] as const;

export type ProviderId = (typeof providerIds)[number];
