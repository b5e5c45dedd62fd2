import { jsonOf } from "@/lib/api/host/json-text";
import { remote } from "@/lib/api/transport/http";
import { inProcess } from "@/lib/api/transport/in-process";
import { readConfig } from "@/lib/config";
import { type Health, shopCalls } from "@/lib/contract/shop";
import { healthPath } from "@/lib/runtime/health-path";
import { log } from "@/lib/telemetry/log";

/** Timeout for a host, ms: a load balancer does not wait long. */
const timeout = 3_000;

const health = shopCalls["GET /health"].replies[200];

/** A host is healthy when it says so, or when it lacks the call but answers. */
async function hostHealth(host: string, headers: Headers): Promise<Health> {
  const down: Health = { status: "unavailable", down: ["api"] };
  try {
    const answer = await remote(host)(healthPath, { method: "GET", headers, signal: AbortSignal.timeout(timeout) });
    const reply = health.safeParse(jsonOf(await answer.text())); // a host without the call has no JSON for it
    if (reply.success) return reply.data;
    return answer.status >= 500 && answer.status !== 501 ? down : { status: "ok", down: [] };
  } catch (error) {
    log().error({ error }, "The back end did not say how it is.");
    return down;
  }
}

let asking: Promise<Health> | undefined;

/** Shares one request to the host among concurrent callers. @param headers of the first of them */
function sharedHostHealth(host: string, headers: Headers): Promise<Health> {
  asking ??= hostHealth(host, headers).finally(() => {
    asking = undefined;
  });
  return asking;
}

async function embeddedHealth(headers: Headers): Promise<Health> {
  return health.parse(await (await inProcess(healthPath, { method: "GET", headers })).json());
}

/** The health of the shop: the host's, the embedded API's, or of both where the one fills what the other lacks. */
export async function healthAnswer(method: string, headers: Headers): Promise<Response> {
  const { apiHost, apiFill } = readConfig();
  if (!apiHost) return inProcess(healthPath, { method, headers });
  const parts = await Promise.all([sharedHostHealth(apiHost, headers), ...(apiFill ? [embeddedHealth(headers)] : [])]);
  const down = parts.flatMap((part) => part.down);
  const degraded = parts.flatMap((part) => part.degraded ?? []);
  const unavailable = parts.some(({ status }) => status === "unavailable");
  const status = unavailable ? "unavailable" : degraded.length > 0 ? "degraded" : "ok";
  const body: Health = { status, down, ...(degraded.length > 0 && { degraded }) };
  const answer = Response.json(body, { status: unavailable ? 503 : 200, headers: { "cache-control": "no-store" } });
  return method === "HEAD" ? new Response(null, answer) : answer;
}
