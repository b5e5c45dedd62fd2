/** Round the checkout as round the cart: the delivery options. */
export { default } from "../../(default)/cart/layout";

/** Personal: made for each request, never kept. */
export const dynamic = "force-dynamic";
