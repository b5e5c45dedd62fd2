import "server-only";
import { cookies } from "next/headers";

/** Cookies a call on behalf of the visitor needs; the others (the form of the checkout among them) stay here. */
const passed = ["cart_id"];

/** The cookie header for `askFor`. Reading it makes a page dynamic. */
export async function visitorCookie(): Promise<string> {
  const jar = await cookies();
  return passed.flatMap((name) => (jar.has(name) ? [`${name}=${jar.get(name)?.value}`] : [])).join("; ");
}
