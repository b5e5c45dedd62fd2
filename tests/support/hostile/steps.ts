import fc from "fast-check";
import type { Call } from "@/lib/contract/call";
import { contract, type Name } from "@/lib/contract/contract";
import { isUpload } from "@/lib/contract/upload";
import { orderStates } from "@/lib/domain/order";
import { paymentStates } from "@/lib/domain/payment";
import { afterPurchase, examples, type Parts, withAccount } from "@/tests/support/hostile/examples";
import { hostileValue } from "@/tests/support/hostile/hostile-values";
import { valuesOfPart } from "@/tests/support/hostile/schema-values";
import { spoiled, type WireFault, wireFault } from "@/tests/support/hostile/spoiling";

export const visitors = ["guest", "anna", "boris", "stranger"] as const;
export type VisitorName = (typeof visitors)[number];

/** One request, as it is written; `«…»` are placeholders. */
export type RequestStep = Parts & { by: VisitorName; call: Name; faults: WireFault[] };
/** What happens in the shop meanwhile. */
export type ShopStep =
  | { shop: "stock" | "price"; tyre: number; value: number }
  | { shop: "on sale"; tyre: number; value: boolean }
  | { shop: "order"; to: (typeof orderStates)[number] }
  | { shop: "payment"; to: (typeof paymentStates)[number] };
export type Step = RequestStep | ShopStep;

const by = fc.constantFrom<VisitorName>("guest", "guest", "guest", "anna", "anna", "boris", "stranger");
const names = Object.keys(contract) as Name[];

/** Hashing a password takes twenty times as long as another call; what fills carts and orders comes most. */
function weightOf(name: Name): number {
  if (/^POST \/auth\/(login|register|reset)|^DELETE \/users\/info/.test(name)) return 1;
  return /cart|checkout|orders|withdrawals|reviews/.test(name) ? 5 : 3;
}

/** What a call may be asked with, valid and invalid. @param known requests that are known to be good */
export function partsOf({ path, query, headers, body, rawBody }: Call, known: Parts[] = []): fc.Arbitrary<Parts> {
  const file = isUpload(body);
  const schemas = Object.entries({ path, query, headers, body: file ? undefined : body, rawBody }).flatMap(
    ([key, part]) => (part ? [[key, part] as const] : []),
  );
  const made: fc.Arbitrary<Parts> = fc.record(
    Object.fromEntries([
      ...schemas.map(([key, part]) => [key, valuesOfPart(part)]),
      ...(file ? [["rawBody", fc.string()]] : []),
    ]),
  );
  const sound = known.length === 0 ? made : fc.oneof(made, fc.constantFrom(...known), fc.constantFrom(...known));
  return fc.oneof(
    { weight: 5, arbitrary: sound },
    { weight: 3, arbitrary: spoiled(sound).map((parts) => Object(parts) as Parts) },
  );
}

function requestOf(name: Name): fc.Arbitrary<RequestStep> {
  const faults = fc.oneof(
    { weight: 5, arbitrary: fc.constant<WireFault[]>([]) },
    { weight: 1, arbitrary: fc.array(wireFault, { minLength: 1, maxLength: 2 }) },
  );
  return fc
    .tuple(by, partsOf(contract[name], examples[name]), faults)
    .map(
      ([who, { path, query, headers, body, rawBody }, found]) =>
        Object.fromEntries(
          Object.entries({ by: who, call: name, path, query, headers, body, rawBody, faults: found }).filter(
            ([, part]) => part !== undefined,
          ),
        ) as RequestStep,
    );
}

const requests = Object.fromEntries(names.map((name) => [name, requestOf(name)])) as Record<
  Name,
  fc.Arbitrary<RequestStep>
>;
const request = fc.oneof(...names.map((name) => ({ weight: weightOf(name), arbitrary: requests[name] })));

/** A few requests of each call of the contract. */
export const turns: fc.Arbitrary<Step[]>[] = names.map((name) =>
  fc.array(requests[name], { minLength: 3, maxLength: 3 }),
);

const someTyre = fc.nat(5);
const shopStep: fc.Arbitrary<ShopStep> = fc.oneof(
  fc.record({ shop: fc.constantFrom("stock" as const), tyre: someTyre, value: fc.nat(30) }),
  fc.record({ shop: fc.constantFrom("price" as const), tyre: someTyre, value: fc.integer({ min: 1, max: 9_000_000 }) }),
  fc.record({ shop: fc.constantFrom("on sale" as const), tyre: someTyre, value: fc.boolean() }),
  fc.record({ shop: fc.constantFrom("order" as const), to: fc.constantFrom(...orderStates) }),
  fc.record({ shop: fc.constantFrom("payment" as const), to: fc.constantFrom(...paymentStates) }),
);

const plain = (who: VisitorName, call: Name, parts: Parts): RequestStep => ({ by: who, call, ...parts, faults: [] });

/** A purchase and what may follow it: without it hardly any case would come as far as an order. */
const purchase = fc
  .tuple(
    by,
    requests["POST /checkout/create-order"],
    fc.integer({ min: 1, max: 4 }),
    fc.boolean(),
    fc.subarray([...afterPurchase]),
  )
  .map(([who, order, quantity, delivered, calls]): Step[] => [
    plain(who, "POST /cart/items", { body: { product_id: "«tyre»", quantity } }),
    { ...order, by: who },
    ...(delivered ? orderStates.slice(1, 5).map((to) => ({ shop: "order" as const, to })) : []),
    ...calls.map((call) => plain(who, call, examples[call]?.[0] ?? {})),
  ]);

/** A visit to an account: few, since hashing its password is the most expensive thing the shop does. */
const visit = fc
  .tuple(fc.constantFrom<VisitorName>("anna", "boris"), fc.subarray([...withAccount], { minLength: 1, maxLength: 3 }))
  .map(([who, calls]): Step[] => calls.map((call) => plain(who, call, examples[call]?.[0] ?? {})));

/** A value of any shape in the place of one part: a whole array where an object belongs, and the like. */
const shapeless = fc
  .tuple(request, fc.constantFrom("path", "query", "headers", "body"), hostileValue)
  .map(([step, part, value]): Step[] => [{ ...step, [part]: value }]);

/** The steps of one case: about a dozen requests by several visitors, and what the shop does meanwhile. */
export const caseOfSteps: fc.Arbitrary<(Step[] | null)[]> = fc.array(
  fc.option(
    fc.oneof(
      { weight: 44, arbitrary: request.map((step): Step[] => [step]) },
      { weight: 6, arbitrary: shopStep.map((step): Step[] => [step]) },
      { weight: 6, arbitrary: purchase },
      { weight: 1, arbitrary: visit },
      { weight: 3, arbitrary: shapeless },
    ),
    { nil: null, freq: 60 },
  ),
  { minLength: 10, maxLength: 10 },
);
