import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CarChip } from "@/components/vehicle/car-chip";
import { FitMarks } from "@/components/vehicle/fit-marks";
import { FitNote } from "@/components/vehicle/fit-note";
import { MyCarButton } from "@/components/vehicle/my-car-button";
import type { Language } from "@/lib/domain/locale";
import type { RememberedCar } from "@/lib/preferences/remembered";
import { rememberedKey } from "@/lib/preferences/stored-keys";
import { remember } from "@/lib/preferences/use-remembered";
import { renderPage } from "@/tests/support/shop-page";

const octavia: RememberedCar = {
  make: "skoda",
  model: "octavia",
  generation: "iii",
  name: "Škoda Octavia III",
  wheels: [
    { axle: "all", size: "205-55-r16", load: 91, dual: null, speed: "V" },
    { axle: "rear", size: "245-40-r18", load: 97, dual: null, speed: "Y" },
  ],
};
const note = (fit: string, language: Language = "cs") => {
  const { unmount } = renderPage(<FitNote fit={fit} language={language} />, language);
  const text = document.body.textContent?.replace(/[\u00a0\u202f]/g, " ") ?? "";
  unmount();
  return text;
};

beforeEach(() => {
  act(() => remember({ car: null, size: null }));
});

describe("the remembered car", () => {
  test("is asked for on a tyre's page while there is none", () => {
    renderPage(<FitNote fit="205-55-r16 91 - V 0" language="sk" />, "sk");
    expect(screen.getByRole("link", { name: "Vyberte ho a povieme vám to." })).toHaveAttribute("href", "/sk/car");
  });

  test("says in whole sentences whether a tyre fits it", () => {
    remember({ car: octavia });
    expect(note("205-55-r16 94 - W 0")).toContain(
      "Vhodná pro vůz Škoda Octavia III. Auto potřebuje aspoň 205/55 R16 91V.",
    );
    expect(note("205-55-r16 91 - T 1")).toContain("musí být v zorném poli řidiče nálepka 190 km/h");
    expect(note("205-55-r16 88 - V 0")).toContain("auto potřebuje index nosnosti aspoň 91, tato má 88");
    expect(note("205-55-r16 91 - H 0", "en")).toContain(
      "Speed rating too low for your Škoda Octavia III: the car needs at least V, this tyre has H",
    );
    expect(note("205-55-r16 88 - H 0", "sk")).toContain("aspoň 205/55 R16 91V, táto má 88H");
    expect(note("245-40-r18 97 - Y 0")).toContain("Vhodná pro vůz Škoda Octavia III na zadní nápravu.");
    expect(note("195-65-r15 91 - H 0")).toContain("Rozměr 195/65 R15 mezi obvyklými rozměry vozu");
  });

  test("marks every row of a list from one island, and unmarks them when it is forgotten", () => {
    const rows = (
      <>
        <p data-fit="205-55-r16 91 - V 0" hidden />
        <p data-fit="205-55-r16 91 - H 0" hidden />
        <p data-fit="225-45-r17 91 - W 0" hidden />
        <FitMarks list="1,2,3" language="cs" />
      </>
    );
    renderPage(rows);
    const marks = () =>
      [...document.querySelectorAll<HTMLElement>("[data-fit]")].map((p) => (p.hidden ? null : p.textContent));
    expect(marks()).toEqual([null, null, null]);
    act(() => remember({ car: octavia }));
    expect(marks()).toEqual([
      "Vhodná pro vůz Škoda Octavia III",
      "Slabší, než vůz Škoda Octavia III potřebuje: aspoň 205/55 R16 91V",
      null,
    ]);
    act(() => remember({ car: null }));
    expect(marks()).toEqual([null, null, null]);
  });

  test("is offered with its size, says when a listing is of another one, and is forgotten whole", async () => {
    remember({ car: octavia, size: { text: "205/55 R16", slug: "205-55-r16", category: "car-winter" } });
    renderPage(<CarChip language="en" empty={<p>nothing yet</p>} shown="225-45-r17" />, "en");
    expect(screen.getByRole("link", { name: "Škoda Octavia III" })).toHaveAttribute(
      "href",
      "/en/car/skoda/octavia#iii",
    );
    expect(screen.getByRole("link", { name: /205\/55.R16/ })).toHaveAttribute("href", "/en/winter-tyres/205-55-r16");
    expect(screen.getByText(/225\/45 R17 is not among the usual sizes/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Forget" }));
    expect(screen.getByText("nothing yet")).toBeVisible();
    expect(localStorage.getItem(rememberedKey)).toBeNull();
  });

  test("is chosen and given up with one button", async () => {
    renderPage(
      <section>
        <MyCarButton car={octavia} />
      </section>,
    );
    const button = screen.getByRole("button");
    expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button);
    expect(button).toHaveTextContent("Toto je moje auto");
  });
});
