import type { CallName } from "./call-names";
import type { Fault, Faults, FaultyCall } from "./faults";
import { type LoggedRequest, requestsTo } from "./request-log";
import type { RubbishMode } from "./rubbish";
import type { State } from "./state";

/** What a test can see of a host and do to it. */
export function controls(state: State, requests: LoggedRequest[], faults: Faults) {
  return {
    /** The requests of one call, by its name (`PATCH /cart/items/{index}`) or as sent (`GET /unknown`). */
    requestsTo: (call: string) => requestsTo(requests, call),
    /** Forgets the requests so far. */
    clear: () => void requests.splice(0),
    failNext: (call: FaultyCall, fault: Fault, times?: number) => faults.failNext(call, fault, times),
    failAlways: (call: FaultyCall, fault: Fault) => faults.failAlways(call, fault),
    /** The call is not there: its path answers as an unknown one. */
    drop: (call: CallName) => void faults.dropped.add(call),
    /** Every answer comes that much later. */
    latency: (milliseconds: number) => {
      faults.delay = milliseconds;
    },
    rubbish: (mode: RubbishMode, options?: { seed?: number; calls?: readonly CallName[] }) =>
      faults.rubbish(mode, options),
    /** Ends every fault, rubbish, latency and missing call. */
    heal: () => faults.heal(),
    /** How long access tokens of later sign-ins and refreshes are valid. */
    tokenLifetime: (milliseconds: number) => {
      state.tokenLifetime = milliseconds;
    },
    /** Every current access token answers 401 until it is refreshed; with `refresh: false` refreshing answers 401 as well. */
    revoke: ({ refresh = true } = {}) => {
      for (const session of state.sessions) session.revoked = true;
      if (!refresh) state.sessions = [];
    },
  };
}
