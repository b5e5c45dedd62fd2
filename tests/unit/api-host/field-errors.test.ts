import { describe, expect, it } from "@jest/globals";
import { fieldErrors } from "@/lib/api/host/field-errors";
import { frameworks } from "@/tests/support/host/framework-errors";

const sent = { email: "x", password: "y", first_name: "", phone_number: "1" };
const order = {
  contact: { first_name: "J", last_name: "N", email: "x", phone_number: "1" },
  address: { country: "CZ", city: "P", address: "L 1", zip_code: "1" },
  company: { name: "N", ico: "1" },
  delivery: { id: 1 },
  payment: { id: 1 },
  agreement: 1,
};

describe("the errors of fields that a framework answers reach the fields", () => {
  it.each(frameworks)("%s", (_name, body, email, firstName) => {
    expect(fieldErrors(body, sent)).toEqual([
      { path: "email", code: "invalid", message: email },
      { path: "first_name", code: "invalid", message: firstName },
    ]);
  });
});

describe("the name of a field", () => {
  const pathOf = (name: string) => fieldErrors({ errors: { [name]: ["is wrong"] } }, order)[0]?.path;
  it.each([
    ["email", "contact.email"],
    ["zip_code", "address.zip_code"],
    ["zipCode", "address.zip_code"],
    ["contact.email", "contact.email"],
    ["contact[email]", "contact.email"],
    ["Contact.Email", "contact.email"],
    ["contact/phoneNumber", "contact.phone_number"],
    ["data.contact.email", "contact.email"],
    ["agreement", "agreement"],
  ])("%s of an order is its %s", (name, path) => {
    expect(pathOf(name)).toBe(path);
  });
  it.each(["id", "street"])("%s, which means no field of an order or several, stays as it is", (name) => {
    expect(pathOf(name)).toBe(name);
  });
  it("of Joi and FastAPI is a list of its parts", () => {
    const body = { detail: [{ loc: ["body", "contact", "email"], msg: "is wrong" }] };
    expect(fieldErrors(body, order)).toMatchObject([{ path: "contact.email" }]);
  });
});

describe("an error without fields", () => {
  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a text", "error"],
    ["a list", [{ message: "x" }]],
    ["a message alone", { message: "Unauthenticated." }],
    ["the whole's own words", { statusCode: 400, error: "Bad Request", message: "Bad", detail: "No", title: "T" }],
    ["an empty list", { errors: [] }],
    ["entries without a name", { errors: [{ message: "wrong" }, null, 7] }],
    ["entries without words", { errors: [{ field: "email" }, { field: "email", message: 7 }] }],
    ["names nobody sent", { nonsense: ["wrong"] }],
  ])("has none: %s", (_what, body) => {
    expect(fieldErrors(body, sent)).toEqual([]);
  });
  it("survives names of any depth", () => {
    const pit = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`);
    expect(fieldErrors({ errors: [{ path: pit, message: "wrong" }] }, sent)).toEqual([]);
  });
});

describe("a field with several errors", () => {
  it("is told once, by the first, in at most 300 characters", () => {
    const body = { errors: { email: ["a".repeat(500), "second"], Email: ["third"] } };
    expect(fieldErrors(body, sent)).toEqual([{ path: "email", code: "invalid", message: "a".repeat(300) }]);
  });
});
