import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const client = { id: "1234567890", secret: "secret-of-the-shop-at-facebook" };

/** A profile as the Graph API gives it; without an e-mail for a person who kept it back. */
export type FacebookPerson = { id: string; first_name: string; last_name: string; email?: string };

type Grant = { person: FacebookPerson; challenge: string; redirectUri: string };

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

function refuse(response: ServerResponse, message: string, code: number): ServerResponse {
  const body = { error: { message, type: "OAuthException", code, fbtrace_id: "AbCdEf" } };
  return response.writeHead(400, { "content-type": "application/json; charset=UTF-8" }).end(JSON.stringify(body));
}

const send = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { "content-type": "application/json; charset=UTF-8" }).end(JSON.stringify(body));

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
}

const equal = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Starts an OAuth 2 host of Facebook's shape: a dialog, codes that are good once, its kind of errors, profiles for a token with
 * the shop's proof. Its dialog asks for a person's `id` as login.
 */
export async function startFacebookHost(people: FacebookPerson[]) {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, FacebookPerson>();
  let broken = false;

  function dialog(asked: URL, response: ServerResponse): ServerResponse {
    if (asked.searchParams.get("client_id") !== client.id) return refuse(response, "Invalid App ID", 101);
    const action = escaped(asked.href);
    const abort = escaped(`${asked.href}&abort=1`);
    const form = `<form method="post" action="${action}"><input name="login"><button>Continue</button></form>`;
    const page = `<!doctype html><title>Facebook</title>${form}<a href="${abort}">Not now</a>`;
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  }

  function back(asked: URL, response: ServerResponse, answer: Record<string, string>): ServerResponse {
    const address = new URL(asked.searchParams.get("redirect_uri") ?? "");
    const state = asked.searchParams.get("state") ?? "";
    for (const [key, value] of Object.entries({ ...answer, state })) address.searchParams.set(key, value);
    return response.writeHead(302, { location: `${address}#_=_` }).end(); // Facebook appends such a fragment
  }

  async function agree(asked: URL, request: IncomingMessage, response: ServerResponse) {
    const login = (await formOf(request)).get("login");
    const person = people.find(({ id }) => id === login);
    if (!person) return refuse(response, "No such person", 1);
    const code = randomBytes(24).toString("base64url");
    const { searchParams: query } = asked;
    const challenge = query.get("code_challenge_method") === "S256" ? (query.get("code_challenge") ?? "") : "";
    grants.set(code, { person, challenge, redirectUri: query.get("redirect_uri") ?? "" });
    return back(asked, response, { code });
  }

  async function redeem(request: IncomingMessage, response: ServerResponse) {
    const form = await formOf(request);
    const grant = grants.get(form.get("code") ?? "");
    grants.delete(form.get("code") ?? "");
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (form.get("client_id") !== client.id || form.get("client_secret") !== client.secret)
      return refuse(response, "Error validating client secret.", 1);
    if (!grant || grant.challenge !== proof || grant.redirectUri !== form.get("redirect_uri"))
      return refuse(response, "This authorization code has been used.", 100);
    const access_token = randomBytes(48).toString("base64url");
    tokens.set(access_token, grant.person);
    return send(response, { access_token, token_type: "bearer", expires_in: 5_183_944 });
  }

  function profile(asked: URL, request: IncomingMessage, response: ServerResponse): ServerResponse {
    const token = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const person = tokens.get(token);
    if (!person) return refuse(response, "Invalid OAuth access token.", 190);
    const proof = createHmac("sha256", client.secret).update(token).digest("hex");
    if (!equal(proof, asked.searchParams.get("appsecret_proof") ?? ""))
      return refuse(response, "Invalid appsecret_proof provided in the API argument", 100);
    const fields = (asked.searchParams.get("fields") ?? "id,name").replace(/\.width.*$/, "").split(",");
    const picture = { data: { url: "https://pictures.example/facebook.png", width: 200, height: 200 } };
    const whole: Record<string, unknown> = { ...person, picture };
    return send(
      response,
      Object.fromEntries(Object.entries(whole).filter(([key]) => key === "id" || fields.includes(key))),
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const asked = new URL(request.url ?? "/", `http://${request.headers.host}`);
    if (broken) response.writeHead(502).end();
    else if (asked.pathname === "/oauth/access_token") await redeem(request, response);
    else if (asked.pathname === "/me") profile(asked, request, response);
    else if (request.method === "POST") await agree(asked, request, response);
    else if (asked.searchParams.has("abort"))
      back(asked, response, { error: "access_denied", error_code: "200", error_reason: "user_denied" });
    else dialog(asked, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    /** Settings of a shop that knows this host as Facebook. */
    settings: {
      FACEBOOK_CLIENT_ID: client.id,
      FACEBOOK_CLIENT_SECRET: client.secret,
      FACEBOOK_AUTHORIZE_URL: `${origin}/dialog/oauth`,
      FACEBOOK_TOKEN_URL: `${origin}/oauth/access_token`,
      FACEBOOK_PROFILE_URL: `${origin}/me`,
    },
    /** Answers everything with 502, or no longer. */
    breaks: (now: boolean) => {
      broken = now;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type FacebookHost = Awaited<ReturnType<typeof startFacebookHost>>;
