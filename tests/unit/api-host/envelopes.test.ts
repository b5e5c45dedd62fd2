import { describe, expect, it } from "@jest/globals";
import type { AnswerContext } from "@/lib/api/host/answers/adapter";
import { readAnswer } from "@/lib/api/host/read-answer";
import { user } from "@/lib/contract/account";

describe("the envelope of an answer", () => {
  const context: AnswerContext = {
    locale: { language: "cs", currency: "CZK" },
    now: new Date("2026-11-22T10:00:00Z"),
    headers: new Headers(),
    status: 200,
    sent: undefined,
  };
  const person = { id: 7, email: "jana@post.example", first_name: "Jana" };
  it.each([
    ["none", person],
    ["data", { data: person }],
    ["result", { result: person }],
    ["user", { user: person, success: true }],
  ])("%s", (_what, answer) => {
    const { body } = readAnswer("GET /users/info", answer, context);
    expect(user.parse(body)).toMatchObject({
      ...person,
      user_type: "regular",
      roles: [],
      agreement: 0,
      created_at: null,
    });
  });
  it.each([
    ["a bare list", ["google"].map((id) => ({ id }))],
    ["data", { data: [{ id: "google" }] }],
  ])("of a list: %s", (_what, answer) => {
    expect(readAnswer("GET /auth/providers", answer, context).body).toEqual({ data: [{ id: "google" }] });
  });
  it.each([
    ["ids alone", ["cash", 7], ["cash", 7]],
    ["a list in data", { data: [{ code: "cash" }] }, ["cash"]],
    ["a list in data in data", { data: { data: [{ id: 1 }] } }, [1]],
  ])("of ways to pay: %s", (_what, answer, ids) => {
    const { body } = readAnswer("GET /checkout/payment-methods", answer, context);
    expect((body as { data: { id: unknown }[] }).data.map(({ id }) => id)).toEqual(ids);
  });
  it.each([
    ["a number", 1042, "1042"],
    ["a text", "1042", "1042"],
    ["order_id", { order_id: 1042 }, "1042"],
    ["an order", { order: { orderNumber: "1042" } }, "1042"],
    ["nothing", undefined, ""],
  ])("of an order: %s", (_what, answer, number) => {
    const { status, body } = readAnswer("POST /checkout/create-order", answer, context);
    expect([status, body]).toEqual([
      201,
      { id: number, number, token: "", status: "placed", payment_status: "pending", total: null },
    ]);
  });
  it.each([
    [undefined, []],
    [
      "Mo-Fr 08:00-17:00; Sa 08:00-12:00",
      [
        { days: [1, 2, 3, 4, 5], opens: "08:00", closes: "17:00" },
        { days: [6], opens: "08:00", closes: "12:00" },
      ],
    ],
    ["po–pá od osmi do pěti", []],
    [[{ days: [7], opens: "10:00", closes: "12:00" }], [{ days: [7], opens: "10:00", closes: "12:00" }]],
  ])("of contact info with opening hours %p", (opening_hours, expected) => {
    const { body, reading } = readAnswer("GET /contacts/info", { contact: { tel: "1", opening_hours } }, context);
    expect([body, reading.unread]).toMatchObject([{ phone: "1", opening_hours: expected }, []]);
  });
});
