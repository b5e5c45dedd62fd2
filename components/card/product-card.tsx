import { classGrounds, classLetter, cardColours as colours } from "@/components/card/card-colours";
import { headFamily } from "@/components/card/card-fonts";
import { CardFrame, type ShownTyre } from "@/components/card/card-frame";
import { cardText, fittedSize } from "@/components/card/card-text";
import { ClassMark } from "@/components/card/class-mark";
import type { ProductDetail } from "@/lib/contract/products";
import { tyreDesignation } from "@/lib/domain/tyre-designation";

const patternSizes = [
  [14, 104],
  [20, 84],
  [30, 62],
  [60, 50],
] as const;

/** Messages in the card's language; the price is formatted. */
export type ProductCardMessages = { fuel: string; wet: string; noise: string; price: string; each: string };

/** Classes and noise of the label. */
function Label({ label, messages }: { label: NonNullable<ProductDetail["label"]>; messages: ProductCardMessages }) {
  return (
    <div style={{ display: "flex", marginTop: 24 }}>
      {(["fuel", "wet"] as const).map((scale) => (
        <ClassMark
          key={scale}
          name={messages[scale]}
          value={label[scale]}
          ground={classGrounds[scale][label[scale]]}
          letter={classLetter(scale, label[scale])}
        />
      ))}
      <ClassMark name={messages.noise} value={`${label.noise_db} dB`} ground={null} letter={colours.ink} />
    </div>
  );
}

/** The card of one tyre: brand, pattern, size, label and price. */
export function ProductCard(props: { product: ProductDetail; tyre: ShownTyre; messages: ProductCardMessages }) {
  const { product, messages } = props;
  const pattern = cardText(product.pattern, 60);
  return (
    <CardFrame season={product.season} tyre={props.tyre}>
      <div style={{ display: "flex", flexDirection: "column" }}>
        <span style={{ fontSize: 38, lineHeight: 1.1 }}>{cardText(product.brand, 36)}</span>
        <span
          style={{
            display: "block",
            lineClamp: 2,
            fontFamily: headFamily,
            fontSize: fittedSize(pattern, patternSizes),
            lineHeight: 1.06,
            wordBreak: "break-word",
          }}
        >
          {pattern}
        </span>
        <span style={{ marginTop: 8, fontFamily: headFamily, fontSize: 58, lineHeight: 1.1 }}>
          {cardText(tyreDesignation(product), 30)}
        </span>
        {product.label ? <Label label={product.label} messages={messages} /> : null}
      </div>
      <div style={{ display: "flex", alignItems: "center" }}>
        <span
          style={{
            padding: "6px 22px",
            background: colours.hot,
            color: colours["on-hot"],
            fontFamily: headFamily,
            fontSize: 56,
            lineHeight: 1.15,
          }}
        >
          {cardText(messages.price, 20)}
        </span>
        <span style={{ marginLeft: 20, fontSize: 30, color: colours["ink-2"] }}>{messages.each}</span>
      </div>
    </CardFrame>
  );
}
