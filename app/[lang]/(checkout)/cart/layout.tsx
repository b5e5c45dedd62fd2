/** The checkout has the cart's layout, which loads the delivery options. */
export { default } from "../../(default)/cart/layout";

/** Personal: rendered for each request, never cached. */
export const dynamic = "force-dynamic";
