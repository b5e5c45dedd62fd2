import { type IncomingHttpHeaders, request } from "node:http";

export type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/**
 * Asks a shop behind one trusted proxy, on a connection of its own.
 * @param client the address that the proxy names
 * @throws Error when the connection ends before the answer
 */
export function askAs(
  client: string,
  url: string,
  path: string,
  init: { headers?: Record<string, string>; method?: string; body?: string } = {},
): Promise<Reply> {
  const { hostname, port } = new URL(url);
  const { headers = {}, method = "GET", body } = init;
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, agent: false, headers: { "x-forwarded-for": client, ...headers } },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        answer.on("error", reject);
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
      },
    );
    sent.on("error", reject).end(body);
  });
}

export type Flood = {
  /** How many of its requests have no answer yet. */
  open(): number;
  /** All answers, once the last has come. */
  answers: Promise<Reply[]>;
};

/** Sends many requests of one client at once. @param pathOf the address of each, by its number */
export function flood(
  client: string,
  url: string,
  count: number,
  pathOf: (number: number) => string,
  headersOf: (number: number) => Record<string, string> = () => ({}),
): Flood {
  let open = count;
  const answers = Promise.all(
    Array.from({ length: count }, async (_, number) => {
      try {
        return await askAs(client, url, pathOf(number), { headers: headersOf(number) });
      } finally {
        open -= 1;
      }
    }),
  );
  return { open: () => open, answers };
}
