import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { markViewed, type RecentTyre } from "@/components/recent/mark-viewed";
import { recentTyres } from "@/components/recent/recent-list";
import { RecentlyViewed } from "@/components/recent/recently-viewed";
import { recentKey } from "@/lib/preferences/stored-keys";
import { renderPage } from "@/tests/support/shop-page";

const tyre = (id: number): RecentTyre => ({
  id,
  slug: `testa-grip-${id}-205-55-r16-91h`,
  category: "car-winter",
  name: `Testa Grip ${id}`,
  size: "205/55 R16 91H",
  season: "winter",
  year: id === 2 ? null : 2026,
  image: `/img/tread/testa-grip-${id}.svg?v=0f3a`,
});

const kept = () => recentTyres.read().map(({ id }) => id);

beforeEach(() => act(() => recentTyres.write(null)));

describe("tyres looked at last", () => {
  test("stand newest first, without the one that is shown, in the language of the page", () => {
    for (const id of [1, 2, 1, 3]) markViewed(tyre(id));
    renderPage(<RecentlyViewed current={3} language="sk" />, "sk");
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.textContent?.replace(/[\u00a0\u202f]/g, " "))).toEqual([
      "Testa Grip 1205/55 R16 91Hzimná, rok výroby 2026",
      "Testa Grip 2205/55 R16 91Hzimná",
    ]);
    expect(links[0]).toHaveAttribute("href", "/sk/zimne-pneumatiky/testa-grip-1-205-55-r16-91h");
    expect(kept()).toEqual([3, 1, 2]);
  });

  test("are twelve at most", () => {
    for (let id = 1; id <= 15; id += 1) markViewed(tyre(id));
    expect(kept()).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  });

  test("are begun anew where something else was stored", () => {
    for (const text of ["{", "{}", "7", "[null, 5]"]) {
      localStorage.setItem(recentKey, text);
      markViewed(tyre(1));
      expect(kept()).toEqual([1]);
    }
  });

  test("are forgotten when asked", async () => {
    markViewed(tyre(1));
    renderPage(<RecentlyViewed language="cs" />);
    await userEvent.click(screen.getByRole("button", { name: "Zapomenout" }));
    expect(screen.queryByRole("heading", { name: "Naposledy prohlížené" })).toBeNull();
    expect(localStorage.getItem(recentKey)).toBeNull();
  });

  test("are nothing where something else was stored, and never lead away from the shop", () => {
    for (const text of ["{", "{}", '[{"id":1}]', "[null]"]) {
      localStorage.setItem(recentKey, text);
      expect(recentTyres.read()).toEqual([]);
    }
    const strange = [
      { ...tyre(1), image: "https://elsewhere.example/x.svg" },
      { ...tyre(2), image: "//elsewhere.example/x.svg" },
      { ...tyre(3), slug: "../../elsewhere" },
      { ...tyre(4), category: "boats" },
    ];
    localStorage.setItem(recentKey, JSON.stringify([...strange, tyre(5)]));
    expect(kept()).toEqual([5]);
  });
});
