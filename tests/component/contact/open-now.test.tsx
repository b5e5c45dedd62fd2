import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { OpenNow } from "@/components/contact/open-now";
import type { Language } from "@/lib/domain/locale";
import { renderPage } from "@/tests/support/shop-page";

const shop = {
  opening_hours: [{ days: [1, 2, 3, 4, 5], opens: "08:00", closes: "18:00" }],
  address: { street: "Pražská 55", zip_code: "370 04", city: "České Budějovice", country: "CZ" as const },
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function at(moment: string, language: Language) {
  jest.setSystemTime(new Date(moment));
  renderPage(<OpenNow shop={shop} language={language} />, language, {}, `/${language}/contacts`);
  await act(async () => {});
}

describe("whether the shop is open", () => {
  test.each<[string, Language, string]>([
    ["2026-11-20T12:00:00Z", "cs", "Teď máme otevřeno, dnes do 18:00."],
    ["2026-11-20T05:00:00Z", "sk", "Teraz máme zatvorené, otvárame dnes o 8:00."],
    ["2026-11-19T19:00:00Z", "en", "Closed now, opening tomorrow at 8:00."],
    ["2026-11-20T19:00:00Z", "cs", "Teď máme zavřeno, otevíráme v pondělí 23. 11. v 8:00."],
    ["2026-11-20T19:00:00Z", "en", "Closed now, opening on Monday 23 Nov at 8:00."],
  ])("is said at %s in %s", async (moment, language, text) => {
    await at(moment, language);
    expect(screen.getByText((content) => content.replace(/[\u00a0\u202f]/g, " ") === text)).toBeVisible();
  });

  test("changes while the page is being read", async () => {
    await at("2026-11-20T16:59:30Z", "cs");
    expect(screen.getByText(/otevřeno/)).toBeVisible();
    await act(async () => {
      jest.advanceTimersByTime(60_000);
    });
    expect(screen.getByText(/zavřeno/)).toBeVisible();
  });
});
