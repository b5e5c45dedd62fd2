import autocannon from "autocannon";
import { quantile } from "@/tests/bench/catalogue/figure";

/** What one server bore: requests per second, the median and the slowest hundredth in ms, and answers that were not 2xx. */
export type Borne = { rate: number; median: number; p99: number; failed: number };

type Asked = Omit<autocannon.Options, "connections" | "duration">;

/** Puts a server under the load of `connections` that ask again as soon as they are answered, for `seconds`. */
export async function bear(asked: Asked, seconds: number, connections = 64): Promise<Borne> {
  const { requests, latency, non2xx, errors, duration } = await autocannon({
    ...asked,
    connections,
    duration: seconds,
  });
  // Its own average is of what it counted in each second, by a timer that is late under load.
  return { rate: requests.total / duration, median: latency.p50, p99: latency.p99, failed: non2xx + errors };
}

/** Two servers under the same load by turns, so that whatever else the machine does meets both; the median of each figure. */
export async function byTurns(first: Asked, second: Asked, { rounds = 5, seconds = 3, connections = 64 } = {}) {
  const borne: [Borne[], Borne[]] = [[], []];
  for (const asked of [first, second]) await bear(asked, 1, connections); // warms both up
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of turn) borne[which].push(await bear(which === 0 ? first : second, seconds, connections));
  }
  const middle = (all: Borne[], of: "rate" | "median" | "p99") =>
    quantile(
      all.map((one) => one[of]),
      0.5,
    );
  const median = (all: Borne[]): Borne => ({
    rate: middle(all, "rate"),
    median: middle(all, "median"),
    p99: middle(all, "p99"),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  });
  return [median(borne[0]), median(borne[1])] as const;
}
