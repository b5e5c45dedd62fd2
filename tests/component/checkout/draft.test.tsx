import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formText, readCheckout } from "@/lib/session/guest-cookies";
import type { GuestForm } from "@/lib/session/guest-form";
import { field, fillIn, freshBrowser, openCheckout } from "@/tests/support/checkout-page";
import { fakeCheckout } from "@/tests/support/fake-checkout";
import type { FakeShop } from "@/tests/support/fake-shop";

let shop: FakeShop;

beforeEach(() => {
  freshBrowser();
  ({ shop } = fakeCheckout());
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** The decoded value of a cookie of this page. */
function cookie(name: string): string | undefined {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

const form: GuestForm = {
  contact: { first_name: "Eva", last_name: "Malá", email: "eva@post.example", phone_code: "+421", phone_number: "905" },
  address: { country: "SK", city: "Nitra", address: "Dlhá 1", zip_code: "949 01" },
  other_address: false,
  delivery_address: { country: "SK", city: "", address: "", zip_code: "" },
  is_company: false,
  company: { name: "", ico: "", dic: "", ic_dph: "" },
  note: "",
};

describe("what is typed and chosen", () => {
  test("is kept in three cookies, each with its own time inside and a day outside", async () => {
    const set = jest.spyOn(document, "cookie", "set");
    await openCheckout(shop);
    await fillIn();
    await waitFor(() => expect(cookie("deliveryaddress")).toContain("České Budějovice"));
    const minutes = (name: string) =>
      Math.round((Date.parse(JSON.parse(cookie(name) ?? "{}").expires_at) - Date.now()) / 60_000);
    expect([minutes("userForm"), minutes("delivery"), minutes("deliveryaddress")]).toEqual([30, 5, 5]);
    const written = set.mock.calls.map(([text]) => text).filter((text) => !/max-age=(-1|0)/i.test(text));
    for (const text of written) expect(text).toMatch(/Max-Age=86400/i);
    expect(JSON.parse(cookie("delivery") ?? "").data).toEqual({ id: "courier_cz" });
    expect(JSON.parse(cookie("deliveryaddress") ?? "").data).toEqual({
      point_id: "",
      city: "České Budějovice",
      address: "Lipová 1511/23",
      zip_code: "37001",
    });
  });

  test("holds neither the way to pay nor the agreement", async () => {
    await openCheckout(shop);
    await fillIn();
    await waitFor(() => expect(cookie("userForm")).toBeDefined());
    expect(document.cookie).not.toMatch(/payment|agreement|bank_transfer/);
  });

  test("is there again after a reload", async () => {
    const first = await openCheckout(shop);
    await fillIn();
    first.unmount();
    const draft = readCheckout(cookie, new Date());
    await openCheckout(shop, { draft });
    expect(field("Jméno")).toHaveValue("Jana");
    expect(field("Město")).toHaveValue("České Budějovice");
    expect(screen.getByRole("radio", { name: /Kurýr/ })).toBeChecked();
  });

  test("counts as absent when its time is over: the form after 30 minutes, the delivery after 5", async () => {
    await openCheckout(shop);
    await fillIn();
    await waitFor(() => expect(cookie("delivery")).toBeDefined());
    const keptAfter = (minutes: number) => readCheckout(cookie, new Date(Date.now() + minutes * 60_000));
    expect(keptAfter(4).delivery).toEqual({ id: "courier_cz" });
    expect(keptAfter(6)).toMatchObject({ delivery: null, place: null, form: { contact: { first_name: "Jana" } } });
    expect(keptAfter(31).form).toBeNull();
  });

  test("stays under 4 KB: a note too long for that is left out first", () => {
    const long = { ...form, note: "ž".repeat(1000) };
    const text = formText(long, new Date()) ?? "";
    expect(encodeURIComponent(text).length).toBeLessThan(4096);
    expect(JSON.parse(text).data).toMatchObject({ contact: form.contact, note: "" });
  });

  test("is nothing when the cookie is damaged or forged", () => {
    const texts: Record<string, string> = { userForm: "{", delivery: '{"data":{"id":7}}', deliveryaddress: "null" };
    expect(readCheckout((name) => texts[name], new Date())).toEqual({ form: null, delivery: null, place: null });
  });
});

describe("the guest's profile of an earlier order", () => {
  test("fills in the form of a new visit", async () => {
    localStorage.setItem("guest-profile", JSON.stringify(form));
    await openCheckout(shop);
    await waitFor(() => expect(field("Jméno")).toHaveValue("Eva"));
    expect(field("Země")).toHaveValue("SK");
    expect(field("Předvolba")).toHaveValue("+421");
  });

  test("gives way to what was typed in this visit", async () => {
    localStorage.setItem("guest-profile", JSON.stringify(form));
    const kept = { ...form, contact: { ...form.contact, first_name: "Ivan" } };
    await openCheckout(shop, { draft: { form: kept, delivery: null, place: null } });
    expect(field("Jméno")).toHaveValue("Ivan");
  });

  test("that is damaged is ignored", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    localStorage.setItem("guest-profile", "{oops");
    await openCheckout(shop);
    await userEvent.type(field("Jméno"), "Jana");
    expect(field("Jméno")).toHaveValue("Jana");
  });
});
