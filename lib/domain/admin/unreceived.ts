/** Pieces of a tyre that a supplier sends although their order was cancelled. */
export type SentForNobody = {
  pieces: number;
  /** When the order was cancelled, seconds since 1970. */
  at: number;
  /** The day from which nobody counts on them any more. */
  forgotten_on: string;
};

/** Pieces of the tyre that came into the own store; fewer than none when a receipt is corrected. */
export type Receipt = { pieces: number; at: number; on: string };

/** The receipts in the order in which they came, each less what later corrections have taken back, the last ones first. */
function corrected(receipts: readonly Receipt[]): Receipt[] {
  const counted: Receipt[] = [];
  for (const receipt of receipts) {
    if (receipt.pieces > 0) counted.push({ ...receipt });
    for (let back = -receipt.pieces; back > 0; ) {
      const last = counted.at(-1);
      if (!last) break;
      const taken = Math.min(back, last.pieces);
      last.pieces -= taken;
      back -= taken;
      if (last.pieces === 0) counted.pop();
    }
  }
  return counted;
}

/**
 * The cancelled lines, each with the pieces that have not come yet. A receipt is counted for lines that were cancelled before it and not forgotten by
 * then, the first cancelled ones first; what is left of it was bought for the store.
 * @param sent all lines of one tyre, in the order in which they were cancelled
 * @param receipts all receipts of that tyre, in the order in which they came
 */
export function unreceived<Sent extends SentForNobody>(sent: readonly Sent[], receipts: readonly Receipt[]): Sent[] {
  const left = sent.map((line) => ({ ...line }));
  for (const receipt of corrected(receipts)) {
    let pieces = receipt.pieces;
    for (const line of left) {
      if (line.at > receipt.at || line.forgotten_on <= receipt.on) continue;
      const taken = Math.min(pieces, line.pieces);
      line.pieces -= taken;
      pieces -= taken;
    }
  }
  return left;
}
