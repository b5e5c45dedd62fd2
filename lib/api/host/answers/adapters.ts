import type { Adapter } from "@/lib/api/host/answers/adapter";
import { cartAnswer, changedCartAnswer } from "@/lib/api/host/answers/cart";
import {
  deliveryAnswer,
  paymentAnswer,
  paymentMethodsAnswer,
  placedOrderAnswer,
} from "@/lib/api/host/answers/checkout";
import { contactAnswer } from "@/lib/api/host/answers/contact";
import { geoAnswer } from "@/lib/api/host/answers/geo";
import { orderAnswer } from "@/lib/api/host/answers/order";
import { providerAnswer, registrationAnswer, sessionAnswer } from "@/lib/api/host/answers/session";
import { savedUserAnswer, userAnswer } from "@/lib/api/host/answers/user";
import type { Name } from "@/lib/contract/contract";

/** Calls whose answers vary between back ends. All others are read by their schema alone. */
export const adapters: Partial<Record<Name, Adapter>> = {
  "POST /auth/login": sessionAnswer,
  "POST /auth/register": registrationAnswer,
  "POST /auth/refresh": sessionAnswer,
  "GET /auth/{provider}/callback": providerAnswer,
  "GET /geo-preferences": geoAnswer,
  "GET /users/info": userAnswer,
  "PUT /users/info": savedUserAnswer,
  "GET /cart": cartAnswer,
  "GET /cart/detailed": cartAnswer,
  "POST /cart/items": changedCartAnswer,
  "PATCH /cart/items/{index}": changedCartAnswer,
  "DELETE /cart/items/{index}": changedCartAnswer,
  "GET /checkout/shipping-methods": deliveryAnswer,
  "GET /checkout/payment-methods": paymentMethodsAnswer,
  "POST /checkout/create-order": placedOrderAnswer,
  "POST /checkout/{id}/payments": paymentAnswer,
  "GET /checkout/{id}": orderAnswer,
  "GET /orders/{number}": orderAnswer,
  "GET /contacts/info": contactAnswer,
};
