import { spawn } from "node:child_process";
import { freePort } from "@/tests/support/shop-process";

const client = { id: "the-shop", secret: "secret-of-the-shop-at-the-provider" };

/**
 * Starts a real OpenID provider on the loopback, in a process of its own, with its development pages for signing in.
 * @param redirectUri the shop's registered address
 */
export async function startOidcProvider(redirectUri: string) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ["tests/support/openid-host.mjs", String(port), client.id, client.secret, redirectUri],
    { env: { ...process.env, NODE_OPTIONS: "" }, stdio: ["ignore", "pipe", "pipe"] },
  );
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        printed += chunk;
        if (/^ready$/m.test(printed)) resolve();
      });
    }
    child.once("close", () => reject(new Error(`The provider did not start:\n${printed}`)));
  });
  return {
    /** Settings of a shop that knows this provider as Google. */
    settings: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: `http://localhost:${port}`,
    },
    /** Falls silent: connections are taken, nothing is answered. */
    freeze: () => child.kill("SIGSTOP"),
    thaw: () => child.kill("SIGCONT"),
    stop: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}

export type OidcProvider = Awaited<ReturnType<typeof startOidcProvider>>;
