import { gateway } from "@/lib/api/gateway/gateway";
import { callRoutes } from "@/lib/api/host/call-routes";
import { startEmbedded } from "@/lib/api/transport/in-process";
import { ConfigError, readConfig } from "@/lib/config";
import { contract } from "@/lib/contract/contract";
import { provideGateway } from "@/lib/runtime/api-gateway";

/** @throws ConfigError for a call of `API_CALLS` that the contract does not have */
function checkCalls(): void {
  const { apiCalls, apiFill } = readConfig();
  const unknown = [...apiCalls.keys()].find((name) => !Object.hasOwn(contract, name));
  if (unknown !== undefined)
    throw new ConfigError(
      `The setting API_CALLS names ${unknown}, which is no call: see /api/v1/openapi.json for their names.`,
    );
  if (apiCalls.size > 0 && !apiFill)
    throw new ConfigError(
      "The setting API_CALLS is given without API_FILL: set API_FILL=embedded, or remove API_CALLS.",
    );
}

/** Who answers how many calls, in one line. */
function routesLine(): string {
  const routes = callRoutes();
  const count = (target: "host" | "embedded") => routes.filter((route) => route.target === target).length;
  const specified = routes.filter((route) => route.specified && route.target === "host").length;
  const { apiFill } = readConfig();
  const additions = count("host") - specified;
  const optional = `${additions} more where it has them`;
  return apiFill
    ? `host: ${specified} calls (${optional}), ours: ${count("embedded")}`
    : `host: ${specified} calls (${optional})`;
}

/**
 * Prepares the embedded API unless a remote host does all the work, and then hands the gateway to the page host.
 * @throws ConfigError for a wrong setting
 */
export async function startApi(): Promise<void> {
  const { apiHost, apiFill } = readConfig();
  checkCalls();
  if (!apiHost || apiFill) await startEmbedded();
  if (apiHost) console.info(`5/5 calls: ${routesLine()}`);
  provideGateway(gateway);
}
