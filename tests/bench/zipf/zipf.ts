/**
 * Ranks as Zipf's law draws them, from 0, the one asked for most. @param count of ranks
 * @param unequal the law's exponent: measured sites lie between 0.8 and 1
 */
export function zipf(count: number, unequal: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += (rank + 1) ** -unequal;
    sums[rank] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
