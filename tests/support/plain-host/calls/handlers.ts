import type { CallName } from "../call-names";
import type { CallRequest } from "../call-request";
import type { Answer } from "../model";
import { forgotPassword, login, logout, refresh, register, resetPassword } from "./auth";
import { addItem, detailedCart, removeItem, setQuantity, smallCart } from "./cart";
import { createOrder, paymentMethods, shippingMethods, startPayment } from "./checkout";
import { contactInfo, geoPreferences, sendMessage } from "./contact";
import { orderById, orderByNumber, orderList, pickupPoints } from "./orders";
import { finishSocial, startSocial } from "./social";
import { saveUserInfo, userInfo } from "./users";

/** What answers each call. */
export const handlers: Record<CallName, (request: CallRequest) => Answer> = {
  "POST /auth/login": login,
  "POST /auth/register": register,
  "POST /auth/refresh": refresh,
  "POST /auth/forgot-password": forgotPassword,
  "POST /auth/reset-password": resetPassword,
  "GET /auth/{provider}": startSocial,
  "GET /auth/{provider}/callback": finishSocial,
  "GET /geo-preferences": geoPreferences,
  "GET /users/info": userInfo,
  "PUT /users/info": saveUserInfo,
  "POST /cart/items": addItem,
  "GET /cart/detailed": detailedCart,
  "GET /cart": smallCart,
  "PATCH /cart/items/{index}": setQuantity,
  "DELETE /cart/items/{index}": removeItem,
  "POST /checkout/create-order": createOrder,
  "GET /checkout/shipping-methods": shippingMethods,
  "GET /checkout/payment-methods": paymentMethods,
  "POST /checkout/{id}/payments": startPayment,
  "POST /contacts": sendMessage,
  "GET /contacts/info": contactInfo,
  "POST /auth/logout": logout,
  "GET /auth/providers": ({ state }) => ({ status: 200, body: { data: state.providers.map((id) => ({ id })) } }),
  "GET /checkout/pickup-points": pickupPoints,
  "GET /checkout/{id}": orderById,
  "GET /orders": orderList,
  "GET /orders/{number}": orderByNumber,
  "GET /health": () => ({ status: 200, body: { status: "ok" } }),
};
