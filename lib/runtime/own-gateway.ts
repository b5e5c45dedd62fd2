import { providedGateway } from "@/lib/runtime/api-gateway";
import { askFront, frontProcess } from "@/lib/runtime/front-process";

/**
 * Calls the gateway of the shop from code outside of the page bundles (the middleware), with the same headers and the same
 * shared renewal of sessions as everywhere else: the one of the front process, else of this one.
 * @param headers of the visitor's request
 * @param timeout ms
 * @throws TimeoutError when it takes longer; Error before the shop has started
 */
export async function askOwnGateway(
  method: "GET" | "POST",
  path: string,
  headers: Headers,
  timeout: number,
): Promise<Response> {
  const front = frontProcess();
  if (front) return askFront(front, method, path, headers, timeout);
  const gateway = providedGateway();
  if (!gateway) throw new Error(`${path} was asked for before the shop had started.`);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException(`${path} took over ${timeout} ms.`, "TimeoutError")), timeout);
  });
  try {
    return await Promise.race([gateway({ method, url: `http://localhost${path}`, headers, body: null }), late]);
  } finally {
    clearTimeout(timer);
  }
}
