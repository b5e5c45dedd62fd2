import type { CallName } from "./call-names";
import type { Answer } from "./model";

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

  heal() {
    this.planned = [];
    this.dropped.clear();
    this.delay = 0;
  }
}
