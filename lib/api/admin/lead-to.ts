import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";

/** Set on a form that a page's script sends. */
const actionHeader = "next-action";

/**
 * Leads on from a form: without scripts by the answer, with them by the page itself. `redirect` would have Next ask this shop for the
 * next page while the form still keeps its place among what is rendered; as many forms at once as there are places would then wait for
 * one another.
 */
export async function leadTo<State extends { to: string | null }>(state: State, to: string): Promise<State> {
  if (!(await headers()).has(actionHeader)) redirect(to);
  return { ...state, to };
}
