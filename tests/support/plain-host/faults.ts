import type { CallName } from "./call-names";
import type { Answer } from "./model";
import { seededRandom } from "./random-mess";
import { broken, type RubbishMode } from "./rubbish";

/**
 * What a call answers instead of doing anything: a status in the shape's own style, an answer written out, `cut` (the connection
 * ends without an answer) or `hang` (none comes).
 */
export type Fault = number | Answer | "cut" | "hang";
export type FaultyCall = CallName | "*";

type Planned = { call: FaultyCall; fault: Fault; left: number };

/** Faults that a test has ordered; `*` stands for every call. */
export class Faults {
  delay = 0;
  dropped = new Set<CallName>();
  private planned: Planned[] = [];
  private spoiled: { mode: RubbishMode; calls: readonly CallName[] | undefined; random: () => number } | undefined;

  /** The next calls of that name fail, then it is well again. */
  failNext(call: FaultyCall, fault: Fault, times = 1) {
    this.planned.push({ call, fault, left: times });
  }

  /** Every call of that name fails until `heal`. */
  failAlways(call: FaultyCall, fault: Fault) {
    this.planned.push({ call, fault, left: Number.POSITIVE_INFINITY });
  }

  /** The fault that hits this call now, if any. */
  next(call: CallName): Fault | undefined {
    const planned = this.planned.find((one) => (one.call === call || one.call === "*") && one.left > 0);
    if (!planned) return undefined;
    planned.left -= 1;
    return planned.fault;
  }

  /** Every answer, or that of `calls` only, keeps its status and loses its sense. */
  rubbish(mode: RubbishMode, { seed = 1, calls }: { seed?: number; calls?: readonly CallName[] } = {}) {
    this.spoiled = { mode, calls, random: seededRandom(seed) };
  }

  /** The answer as it leaves. */
  spoil(call: CallName, answer: Answer): Answer {
    const { mode, calls, random } = this.spoiled ?? {};
    if (!mode || !random || (calls && !calls.some((one) => one === call))) return answer;
    return broken(answer, mode, random);
  }

  heal() {
    this.planned = [];
    this.spoiled = undefined;
    this.dropped.clear();
    this.delay = 0;
  }
}
