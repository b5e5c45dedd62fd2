/** An answer as a client sees it; `json` is absent where the body is no JSON. */
export type Reply = { status: number; type: string; text: string; json: unknown; headers: Headers };

/** A browser of one visitor: keeps cookies, sends the token it was given, speaks Czech and pays in euros. */
export class HostClient {
  token: string | undefined;
  cookie = "";
  language = "cs";
  currency = "EUR";

  constructor(private readonly url: string) {}

  async send(call: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const [method = "", path = ""] = call.split(" ");
    const address = path.startsWith("http") ? path : `${this.url}/api/v1${path}`;
    const response = await fetch(address, {
      method,
      redirect: "manual",
      headers: {
        "accept-language": this.language,
        "x-currency": this.currency,
        cookie: this.cookie,
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(";")[0] ?? "";
    const text = await response.text();
    const type = response.headers.get("content-type") ?? "";
    return { status: response.status, type, text, json: parsed(text), headers: response.headers };
  }

  /** Signs in the customer whom every host knows. */
  async signIn(password = "horska-bystrina"): Promise<Reply> {
    const reply = await this.send("POST /auth/login", { email: "petra@buyer.example", password });
    this.token = tokenIn(reply);
    return reply;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path of names in an answer, whatever it is wrapped in. */
export function field(value: unknown, ...names: (string | number)[]): unknown {
  return names.reduce<unknown>(
    (inner, name) =>
      typeof inner === "object" && inner !== null ? new Map(Object.entries(inner)).get(String(name)) : undefined,
    value,
  );
}

/** The access token of an answer to a sign-in. */
export function tokenIn({ json }: Reply): string {
  return String(field(json, "access_token") ?? field(json, "data", "access_token"));
}
