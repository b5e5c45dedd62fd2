import { processWide } from "@/lib/runtime/process-wide";

/** How many different things are counted between two writings: made-up searches can fill no more. */
const most = 5_000;

const counts = processWide("demand", () => new Map<string, number>());

/** What was asked for how often; its kinds are those of lib/domain/demand. */
export type DemandCount = { kind: string; key: string; count: number };

/** Counts what somebody has asked for, whoever it was. */
export function countDemand(kind: string, key: string): void {
  const all = counts.get();
  const name = `${kind} ${key}`;
  const count = all.get(name);
  if (count !== undefined || all.size < most) all.set(name, (count ?? 0) + 1);
}

/** What was counted since the last time. */
export function takeDemand(): DemandCount[] {
  const all = counts.get();
  counts.set(new Map());
  return [...all].map(([name, count]) => {
    const at = name.indexOf(" ");
    return { kind: name.slice(0, at), key: name.slice(at + 1), count };
  });
}
