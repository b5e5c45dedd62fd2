import { checkoutCalls, orderRequest } from "@/lib/contract/checkout";
import { orderSummary } from "@/lib/contract/order";
import { setCookieLine } from "@/lib/session/auth-cookie";
import {
  type CreatedOrder,
  createdOrderCookie,
  createdOrderSeconds,
  parseCreatedOrder,
} from "@/lib/session/created-order";

const paymentPath = /^\/api\/v1\/checkout\/([^/]+)\/payments$/;
const payment = checkoutCalls["POST /checkout/{id}/payments"].replies[201];

const lineOf = (order: CreatedOrder) =>
  setCookieLine({
    name: createdOrderCookie,
    value: JSON.stringify(order),
    maxAge: createdOrderSeconds,
    httpOnly: true,
  });

function placed(sent: unknown, body: unknown): string | null {
  const summary = orderSummary.safeParse(body);
  if (!summary.success) return null;
  const { token: _, ...order } = summary.data;
  const request = orderRequest.safeParse(sent).data;
  return lineOf({
    ...order,
    email: request?.contact.email ?? "",
    payment: request?.payment.id ?? null,
    delivery: request?.delivery.id ?? null,
    transfer: null,
    redirect_url: null,
  });
}

function paid(id: string, created: CreatedOrder | null, body: unknown): string | null {
  const answer = payment.safeParse(body);
  if (!answer.success || created?.id !== id) return null;
  const { status: payment_status, redirect_url = null, bank_transfer: transfer } = answer.data;
  const known = { ...created, payment_status, redirect_url };
  if (!transfer) return lineOf(known);
  const { qr: _, ...account } = transfer; // the drawn code is too long for a cookie
  return lineOf({ ...known, transfer: account });
}

/**
 * The Set-Cookie line that stores a back end's answer to an order; `null` for every other call.
 * @param cookie the decoded cookie as the browser has it, @param sent what was sent, @param body what was answered
 */
export function createdOrderLine(
  pathname: string,
  cookie: string | undefined,
  sent: unknown,
  body: unknown,
): string | null {
  if (pathname === "/api/v1/checkout/create-order") return placed(sent, body);
  const id = paymentPath.exec(pathname)?.[1];
  return id === undefined ? null : paid(decodeURIComponent(id), parseCreatedOrder(cookie), body);
}
