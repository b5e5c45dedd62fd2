import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { GatewayFailure } from "@/lib/backend/payments/gateway/gateway";
import { log } from "@/lib/telemetry/log";

/**
 * Calls a gateway; a failure is logged and answered as one of the payment gateway.
 * @param request what is asked, for the log
 * @throws ApiProblem `unavailable`
 */
export async function askGateway<Answer>(
  request: { gateway: string; for: string },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log().warn({ asked: request, failure: error.message }, "A payment gateway did not do what it was asked for.");
    throw new ApiProblem("unavailable", { retry_after: 30, reason: "card_gateway" });
  }
}
