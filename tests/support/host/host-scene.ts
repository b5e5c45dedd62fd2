import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import { forgetOfferedCalls } from "@/lib/api/host/offered-calls";
import { forgetUnread } from "@/lib/api/host/unread-log";
import { forgetOffered } from "@/lib/api/request/offered";
import { type PlainHost, type PlainHostOptions, startPlainHost } from "@/tests/support/plain-host/server";
import { withSettings } from "@/tests/support/settings";

/** The spellings of a back end by another hand, for `describe.each(hostShapes)`. */
export const hostShapes = ["bare", "api", "additions", "plain-errors"] as const;

/** The person whom every such back end knows. */
export const petra = { email: "petra@buyer.example", password: "horska-bystrina" };

/** Forgets what the storefront has learned of a back end: the next test has another one, or a healed one. */
export function forgetHost(): void {
  forgetOfferedCalls();
  forgetUnread();
  forgetOffered();
  globalThis.dezen?.delete("session renewals");
}

/**
 * For a whole `describe`: a back end of another hand stands at `API_HOST`, well and without a request so far at the begin of each
 * test.
 */
export function withPlainHost(options: PlainHostOptions): () => PlainHost {
  let host: PlainHost | undefined;
  let restore = () => {};
  beforeAll(async () => {
    host = await startPlainHost(options);
    restore = withSettings({ API_HOST: host.url });
  });
  beforeEach(() => {
    host?.heal();
    host?.clear();
    host?.tokenLifetime(3_600_000);
    forgetHost();
  });
  afterAll(async () => {
    restore();
    await host?.close();
  });
  return () => {
    if (!host) throw new Error("The host has not been started yet.");
    return host;
  };
}

/** An address at which nobody listens. */
export const nobodysHost = "http://127.0.0.1:9";
