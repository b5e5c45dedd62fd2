import { type CallRequest, userOf } from "../call-request";
import type { Answer, Order } from "../model";
import { readerOf } from "../reader";
import { Refusal } from "../refusal";
import { orderOf } from "./checkout";

const points = [
  { id: "point-1", name: "Pneuservis U Mostu", address: "Nábřežní 1", city: "Praha", zip_code: "12000" },
  { id: "point-2", name: "Pneuservis Na Brodě", address: "Říční 2", city: "Brno", zip_code: "60200" },
];

function whole(request: CallRequest, order: Order): Answer {
  if (!request.shape.order) throw new Refusal("not_found");
  return request.shape.order(order, readerOf(request));
}

/** Points where a parcel can be collected, narrowed by a text in any of their fields. */
export function pickupPoints({ query }: CallRequest): Answer {
  const text = (query.get("q") ?? "").toLowerCase();
  const data = points.filter((point) => Object.values(point).some((field) => field.toLowerCase().includes(text)));
  return { status: 200, body: { data } };
}

/** An order for its owner or for whoever holds its token. */
export function orderById(request: CallRequest): Answer {
  return whole(request, orderOf(request));
}

function ownOrders(request: CallRequest): Order[] {
  const { id } = userOf(request);
  return request.state.orders.filter(({ userId }) => userId === id).reverse();
}

/** The orders of the signed-in user, newest first. */
export function orderList(request: CallRequest): Answer {
  const own = ownOrders(request);
  if (!request.shape.orders) throw new Refusal("not_found");
  return request.shape.orders(own, readerOf(request));
}

/** One order of the signed-in user; somebody else's is not found. */
export function orderByNumber(request: CallRequest): Answer {
  const order = ownOrders(request).find(({ number }) => String(number) === request.params.number);
  if (!order) throw new Refusal("not_found");
  return whole(request, order);
}
