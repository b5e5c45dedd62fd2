import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { SignedIn } from "@/lib/backend/kernel/session/signed-in";

/** The signed-in user of a call that is for them only.
 * @throws ApiProblem `unauthorised` for nobody, and for a token that is bad or expired */
export async function requireUser(context: Context): Promise<SignedIn> {
  const user = await context.user();
  if (!user) throw new ApiProblem("unauthorised");
  return user;
}
