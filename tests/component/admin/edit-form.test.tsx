import { beforeAll, expect, jest, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import type * as edit from "@/components/admin/tyres/edit-form";
import { freshForm } from "@/lib/api/admin/form-state";
import type { Me } from "@/lib/contract/admin/me";
import type { TyreRow } from "@/lib/contract/admin/tyres";
import cs from "@/messages/admin/cs.json";
import { inRouter } from "@/tests/support/in-router";

jest.mock("@/lib/api/admin/tyre-edit-actions", () => ({ editTyres: async () => freshForm }));

let EditForm: typeof edit.EditForm;
beforeAll(async () => {
  // Only now, so that it has no part of the server.
  ({ EditForm } = await import("@/components/admin/tyres/edit-form"));
});

const tyre = (id: number) =>
  ({
    ...{ id, brand: "Matrax", pattern: `Zima ${id}`, designation: "205/55 R16 91H", season: "winter", active: true },
    ...{ stock: 8, source: null, cost: null, margin: null, price_source: "list", rule: null, gaps: [] },
    price: { amount: 200_000, currency: "CZK" },
  }) as unknown as TyreRow;
const me = { language: "cs", single_keys: true } as Me;
const form = () => inRouter(<EditForm rows={[tyre(7), tyre(8), tyre(9)]} me={me} texts={cs as never} />);
const all = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Vybrat všechny na této stránce" });
const rows = () => screen.getAllByRole<HTMLInputElement>("checkbox", { name: /^Vybrat Matrax/ });
const count = () => document.querySelector(".bar .bn")?.textContent;

test("one box ticks every tyre of the page, and the bar says how many are ticked", async () => {
  const user = userEvent.setup();
  render(form());
  await user.click(all());
  expect(rows().map(({ checked }) => checked)).toEqual([true, true, true]);
  expect(count()).toBe("3 vybrané");
  await user.click(rows()[1] as HTMLInputElement);
  expect([all().checked, all().indeterminate, count()]).toEqual([false, true, "2 vybrané"]);
  await user.click(within(document.querySelector(".bar") as HTMLElement).getByRole("button", { name: /zrušit výběr/ }));
  expect([all().checked, all().indeterminate]).toEqual([false, false]);
  expect(rows().map(({ checked }) => checked)).toEqual([false, false, false]);
});

test("a form with scripts sends each tyre once; without them the box sends all of its tyres by itself", async () => {
  const sent = () => new FormData(document.querySelector("form") ?? undefined).getAll("ids");
  const { unmount } = render(form());
  await userEvent.click(all());
  expect(sent()).toEqual(["7", "8", "9"]);
  unmount();
  document.body.innerHTML = renderToStaticMarkup(form());
  all().checked = true;
  expect(sent()).toEqual(["7 8 9"]);
});
