import { describe, expect, test } from "@jest/globals";
import { refusedForm } from "@/components/account/sent-answer";
import type { Problem } from "@/lib/contract/problem";

const refusal = (code: Problem["code"], extra: Partial<Problem> = {}): Problem => ({
  type: "x",
  title: "Nejde to",
  status: 422,
  code,
  detail: "Zkuste to za 15 minut.",
  ...extra,
});
const typed = { email: "jana@post.example" };

describe("a refusal of a form that the browser itself has sent", () => {
  test("stands above it, with what was typed, where it belongs to no field", () => {
    expect(refusedForm(typed, refusal("too_many"), ["email"])).toEqual({
      values: typed,
      errors: {},
      failure: "Zkuste to za 15 minut.",
      code: "too_many",
      done: false,
    });
  });

  test("stands at the field that the API names, the first of its errors", () => {
    const errors = [
      { path: "password", code: "common", message: "Běžné heslo" },
      { path: "password", code: "too_small", message: "Krátké heslo" },
      { path: "elsewhere", code: "invalid", message: "Jinde" },
    ];
    const answered = refusedForm({}, refusal("invalid", { errors }), ["email", "password"]);
    expect(answered).toMatchObject({ errors: { password: "Běžné heslo" }, failure: null });
    expect(answered.errors).not.toHaveProperty("elsewhere");
  });

  test("stands at the field that its code belongs to", () => {
    const own = {
      email_taken: { field: "email" },
      bad_credentials: { field: "password", text: "Toto není vaše heslo." },
    };
    const at = (code: Problem["code"]) => refusedForm({}, refusal(code), ["email", "password"], own).errors;
    expect(at("email_taken")).toEqual({ email: "Nejde to. Zkuste to za 15 minut." });
    expect(at("bad_credentials")).toEqual({ password: "Toto není vaše heslo." });
  });

  test("of an answer outside the contract has no words of its own", () => {
    expect(refusedForm({}, null, ["email"])).toMatchObject({ errors: {}, failure: "", code: null });
  });
});
