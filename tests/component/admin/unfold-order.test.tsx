import { beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { redirect } from "next/navigation";
import type * as unfold from "@/app/admin/(office)/orders/unfold-order";

const later = () => new Promise((done) => setTimeout(done, 5));
let session: () => Promise<unknown>;
let order: () => Promise<unknown>;
jest.mock("@/lib/api/admin/server", () => ({ requireStaff: () => session() }));
jest.mock("@/lib/api/admin/orders-server", () => ({ askOrder: () => order() }));
jest.mock("@/components/admin/orders/order-body", () => ({ OrderBody: () => null }));

let unfoldOrder: typeof unfold.unfoldOrder;
beforeAll(async () => {
  ({ unfoldOrder } = await import("@/app/admin/(office)/orders/unfold-order"));
});
beforeEach(() => {
  session = async () => ({ language: "cs" });
  order = async () => ({ number: "2611200017" });
});

test("whoever is signed out is led to the sign-in, however soon the shop refuses the order", async () => {
  session = async () => {
    await later();
    redirect("/admin/sign-in");
  };
  order = async () => {
    throw new Error("unauthorised");
  };
  await expect(unfoldOrder("2611200017")).rejects.toMatchObject({
    digest: expect.stringContaining("/admin/sign-in"),
  });
});

test("an order that there is not unfolds to nothing, and what is no number is not asked for", async () => {
  expect(await unfoldOrder("2611200017")).not.toBeNull();
  order = async () => null;
  expect(await unfoldOrder("2611200017")).toBeNull();
  order = () => Promise.reject(new Error("asked"));
  expect(await unfoldOrder("261120001")).toBeNull();
});
