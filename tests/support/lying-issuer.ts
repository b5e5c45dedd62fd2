import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function idToken(claims: Record<string, unknown>, key: KeyObject, alg = "RS256"): string {
  const content = `${encoded({ alg, kid: "published" })}.${encoded(claims)}`;
  return `${content}.${alg === "none" ? "" : sign("sha256", Buffer.from(content), key).toString("base64url")}`;
}

/** In what way an ID token is not what it should be. */
export type Lie = { claims?: Record<string, unknown>; otherKey?: boolean; alg?: string };

/**
 * Starts an issuer that gives an ID token for any code, true but for the lie it is told.
 * @param clientId whom its tokens are for
 */
export async function startLyingIssuer(clientId: string) {
  const published = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 });
  let token = "";
  const server = createServer((request, response) => {
    const answers: Record<string, unknown> = {
      "/.well-known/openid-configuration": {
        issuer: origin,
        authorization_endpoint: `${origin}/auth`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/jwks`,
        id_token_signing_alg_values_supported: ["RS256"],
      },
      "/token": { access_token: "any", token_type: "Bearer", expires_in: 60, id_token: token },
      "/jwks": { keys: [{ ...published.publicKey.export({ format: "jwk" }), kid: "published", alg: "RS256" }] },
    };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answers[request.url ?? ""]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Gives from now on this token; gives the query that leads to it. */
    tells: (question: string, { claims, otherKey, alg }: Lie): Record<string, string> => {
      const { state = "", nonce } = Object.fromEntries(new URL(question).searchParams);
      const now = Math.floor(Date.now() / 1000);
      const person = { sub: "1", email: "jana@post.example", email_verified: true };
      const truth = { iss: origin, aud: clientId, iat: now, exp: now + 60, nonce, ...person };
      token = idToken({ ...truth, ...claims }, otherKey ? other.privateKey : published.privateKey, alg);
      return { code: "any", state };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
