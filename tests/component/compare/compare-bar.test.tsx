import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CompareBar } from "@/components/compare/compare-bar";
import { CompareToggle } from "@/components/compare/compare-toggle";
import { keepCompared } from "@/components/compare/compared-list";
import { comparedKey } from "@/lib/preferences/stored-keys";
import { renderPage } from "@/tests/support/shop-page";

const tyres = ["Alfa", "Beta", "Gama", "Delta", "Omega"];
const show = () =>
  renderPage(
    <>
      {tyres.map((name, index) => (
        <CompareToggle key={name} id={index + 1} name={name} />
      ))}
      <CompareBar list="1,2,3,4,5" language="cs" />
    </>,
  );
const toggle = (name: string) => screen.getByRole("button", { name: `Porovnat ${name}` });

beforeEach(() => act(() => keepCompared([])));

describe("choosing tyres to compare", () => {
  test("presses the toggle and counts at the lower edge, with a way to the comparison", async () => {
    show();
    expect(toggle("Beta")).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(toggle("Beta"));
    await userEvent.click(toggle("Alfa"));
    expect(toggle("Beta")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("status")).toHaveTextContent("2 pneumatiky k porovnání");
    expect(screen.getByRole("link", { name: "Porovnat" })).toHaveAttribute("href", "/cs/compare?ids=2,1");
    await userEvent.click(toggle("Beta"));
    expect(screen.getByRole("link", { name: "Porovnat" })).toHaveAttribute("href", "/cs/compare?ids=1");
  });

  test("takes four at most and says so", async () => {
    show();
    for (const name of tyres) await userEvent.click(toggle(name));
    expect(screen.getByRole("status")).toHaveTextContent(
      "Vedle sebe se vejdou nejvýš čtyři. Nejdřív některou odeberte.",
    );
    expect(toggle("Omega")).toHaveAttribute("aria-pressed", "false");
    expect(localStorage.getItem(comparedKey)).toBe("1,2,3,4");
  });

  test("follows another tab, and is cleared at once", async () => {
    show();
    act(() => {
      localStorage.setItem(comparedKey, "3");
      dispatchEvent(new StorageEvent("storage", { key: comparedKey }));
    });
    expect(toggle("Gama")).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(screen.getByRole("button", { name: "Vymazat" }));
    expect(toggle("Gama")).toHaveAttribute("aria-pressed", "false");
    expect(screen.queryByRole("link", { name: "Porovnat" })).toBeNull();
  });

  test("reads what is no list of ids as nothing", () => {
    localStorage.setItem(comparedKey, '{"ids":["<b>"]}');
    show();
    expect(screen.queryByRole("link", { name: "Porovnat" })).toBeNull();
  });
});
