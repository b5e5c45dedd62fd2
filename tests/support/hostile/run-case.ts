import { expect } from "@jest/globals";
import { handle } from "@/lib/backend/server";
import { checkAnswer } from "@/tests/support/hostile/answer-rules";
import { type CaseScene, newCaseScene } from "@/tests/support/hostile/case-scene";
import { accountedPieces, checkOrdersSince } from "@/tests/support/hostile/invariants";
import type { HostileShop } from "@/tests/support/hostile/shop";
import type { RequestStep, Step } from "@/tests/support/hostile/steps";
import { checkSums } from "@/tests/support/hostile/sums";
import { readable, requestOf } from "@/tests/support/hostile/wire";

/** How often each call was asked, and how often it succeeded. */
export type Tally = Map<string, { asked: number; done: number }>;

async function ask(step: RequestStep, scene: CaseScene, tally: Tally): Promise<void> {
  const me = await scene.join(step.by);
  const known = await scene.known(me, step);
  const asking = () => requestOf(step, (name) => known.get(name), scene.headersOf(me));
  let request = asking();
  const key = request.headers.get("idempotency-key");
  let answer = await handle(request);
  if (answer.status === 503) {
    // On a machine that does much else a query may meet its time limit, and 503 says rightly to come again. So we do, once:
    // what is broken says it twice.
    request = asking();
    answer = await handle(request);
  }
  const checked = await checkAnswer(request, answer);
  checkSums(checked);
  const text = JSON.stringify(checked.body) ?? "";
  for (const person of scene.people.values()) if (person !== me) expect(text).not.toContain(person.secret);
  if (checked.name === "POST /checkout/create-order" && checked.status === 201 && key !== null) {
    const { id } = checked.body as { id: string };
    expect(scene.keys.get(key) ?? id).toBe(id);
    scene.keys.set(key, id);
  }
  scene.learn(me, answer, checked);
  const count = tally.get(step.call) ?? { asked: 0, done: 0 };
  tally.set(step.call, {
    asked: count.asked + 1,
    done: count.done + Number(checked.status < 400 && checked.name === step.call),
  });
}

/**
 * Takes the steps of a case one after another, holds every answer against the contract, and afterwards the shop's tables
 * against what must never change.
 * @throws Error naming the step whose answer, or the rule whose table, was not as it must be
 */
export async function runCase(steps: Step[], shop: HostileShop, tally: Tally): Promise<void> {
  const scene = newCaseScene(shop);
  const start = new Date();
  const before = await accountedPieces(shop);
  for (const step of steps) {
    const orders = [...scene.people.values()].flatMap((person) => person.orders);
    try {
      if ("shop" in step) await shop.does(step, orders.at(-1)?.id);
      else await ask(step, scene, tally);
    } catch (error) {
      throw new Error(`at ${readable(step)}\n${error instanceof Error ? error.message : error}`);
    }
  }
  expect(await accountedPieces(shop)).toEqual(before);
  await checkOrdersSince(
    start,
    [...scene.people.values()].flatMap(({ orders }) => orders.map(({ id }) => id)),
  );
}
