import { wordKey } from "@/lib/backend/import/cells/clean";
import { readNumber } from "@/lib/backend/import/cells/number";

const inStock =
  /^(?:ano|áno|yes|y|ja|да|skladem|skladom|in stock|instock|available|auf lager|lagernd|есть|в наличии|tak|w magazynie|dostepn|\+)/u;
const soldOut =
  /^(?:ne|nie|no|n|nein|нет|vyprodano|vypredane|neni skladem|nie je skladom|nedostupne|out of stock|outofstock|ausverkauft|nicht verfugbar|нет в наличии|под заказ|brak|niedostepn\p{L}*|na objednavku|na objednani)$/u;

/** Pieces, `"some"` where a list only says that there are any, `null` where the text is neither. */
type WrittenStock = number | "some" | null;

/**
 * Pieces in stock: `12`, `4,00`, `>20`, `20+`, `více než 8`, `20 ks`; a capped number counts as the cap, less than
 * nothing as nothing.
 */
export function readStock(text: string): WrittenStock {
  const key = wordKey(text);
  if (soldOut.test(key)) return 0;
  const number = key
    .replace(
      /^(?:>=?|≥|vice nez|viac ako|viac nez|wiecej niz|powyzej|ponad|nad|over|more than|mehr als|uber|более|больше|свыше|min|od|от|ab)\s*/u,
      "",
    )
    .replace(/^(?:<=?|≤|do|up to|bis|до)\s*/u, "")
    .replace(/\s*(?:\+|ks|kus|kusu|kusov|pcs|st|stk|stuck|szt|шт)$/u, "");
  const pieces = readNumber(number);
  if (pieces !== null) return Math.max(0, Math.trunc(pieces));
  return inStock.test(key) ? "some" : null;
}
