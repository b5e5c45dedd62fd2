import { type Call, isTextReply } from "@/lib/contract/call";
import { contract } from "@/lib/contract/contract";
import { matchCall } from "@/lib/contract/match-call";
import { problem } from "@/lib/contract/problem";

const base = "/api/v1";

/** Has the answer this media type? */
const isOf = (answer: Response, media: string) => answer.headers.get("content-type")?.split(";")[0] === media;

/**
 * Reads the answer of a back end elsewhere before a browser gets it, which believes its own shop: what breaks the contract,
 * another program's page or a half-sent body, must not be drawn as a cart.
 * @returns the answer with the same bytes
 * @throws Error, ZodError or SyntaxError when it is none that the contract knows
 */
export async function believedAnswer(method: string, pathname: string, answer: Response): Promise<Response> {
  if (method === "HEAD" || answer.status === 304) return answer;
  const match = matchCall(method, pathname.slice(base.length));
  const replies: Call["replies"] = typeof match === "string" ? {} : contract[match.name].replies;
  const reply = replies[answer.status];
  if (isTextReply(reply)) {
    if (!isOf(answer, reply.media)) throw new Error(`${answer.headers.get("content-type")} instead of ${reply.media}`);
    return answer;
  }
  const { status, headers } = answer;
  if (reply === null) {
    await answer.body?.cancel();
    return new Response(null, { status, headers });
  }
  const text = await answer.text();
  if (reply) {
    if (!isOf(answer, "application/json")) throw new Error(`${headers.get("content-type")} instead of JSON`);
    reply.parse(JSON.parse(text));
  } else if (!isOf(answer, "application/problem+json") || problem.parse(JSON.parse(text)).status !== status) {
    throw new Error(`status ${status}, which the call does not know`);
  }
  return new Response(text, { status, headers });
}
