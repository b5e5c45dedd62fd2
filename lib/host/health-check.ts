import { healthPath } from "@/lib/runtime/health-path";
import { StartRefused } from "../runtime/start-refused";

/**
 * Asks the shop that has just opened for its health.
 * @throws StartRefused when it is not healthy; the reason has been printed by then.
 */
export async function checkHealth(port: number): Promise<void> {
  const { status, ok } = await fetch(`http://localhost:${port}${healthPath}`);
  if (ok) return;
  throw new StartRefused(
    `The shop cannot sell (its health check answers ${status}): the reason is printed above; mend that and start again.`,
  );
}
