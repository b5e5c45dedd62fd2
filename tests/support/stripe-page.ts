import type { ServerResponse } from "node:http";
import type { StripeApi } from "@/tests/support/stripe-api";

const form = (action: string, text: string) =>
  `<form method="post"><input type="hidden" name="do" value="${action}"><button>${text}</button></form>`;

const page = (content: string) =>
  `<!doctype html><html lang="en"><title>Checkout</title><link rel="icon" href="data:,"><h1>Checkout</h1>${content}</html>`;

/** The hosted page of a session: pays, declines (and may be tried again), or leads back to the shop unpaid. */
export async function paymentPage(
  api: StripeApi,
  asked: URL,
  method: string | undefined,
  body: string,
  response: ServerResponse,
): Promise<void> {
  const session = api.sessions.get(asked.pathname.replace("/pay/", ""));
  const show = (content: string) =>
    void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(content));
  const lead = (to: string) => void response.writeHead(303, { location: to }).end();
  if (session?.status !== "open") return show("<p>This payment page has expired.</p>");
  const chosen = method === "POST" ? new URLSearchParams(body).get("do") : null;
  const buttons = `${form("pay", "Pay")}${form("decline", "Pay with a declined card")}<a href="${session.cancel_url.replaceAll("&", "&amp;")}">Back</a>`;
  if (chosen === "decline") return show(`<p role="alert">Your card was declined.</p>${buttons}`);
  if (chosen !== "pay") return show(`<p>${session.amount_total} ${session.currency}</p>${buttons}`);
  const { success_url } = session;
  await api.pay(session);
  lead(success_url);
}
