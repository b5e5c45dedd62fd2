import type { Transport } from "@/lib/api/transport/call";

/**
 * From the page to its own origin, in the page's language where the call names none; cookies travel with it. The gateway there
 * renews a session that has run out. Source: specification, section 7
 */
export const browser: Transport = (path, init) => {
  const { lang } = document.documentElement;
  const headers = { ...(lang && { "accept-language": lang }), ...Object.fromEntries(new Headers(init.headers)) };
  return fetch(path, { ...init, headers, credentials: "same-origin" });
};
