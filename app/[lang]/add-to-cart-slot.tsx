import { AddToCart } from "@/components/cart/add-to-cart";
import { addToCartMessages } from "@/components/cart/add-to-cart-messages";
import type { CartSlot } from "@/components/catalogue/cart-slot";
import { maxQuantityOf } from "@/lib/domain/quantity";

/** The cart button of rows (small) and of a tyre's own page. */
export async function addToCartSlot(): Promise<CartSlot> {
  const messages = await addToCartMessages();
  return ({ product, ...rest }) => (
    <AddToCart
      {...rest}
      productId={product.id}
      unit={product.price}
      stock={maxQuantityOf(product.stock)}
      messages={messages}
      small={rest.variant === "plain"}
      full
    />
  );
}
