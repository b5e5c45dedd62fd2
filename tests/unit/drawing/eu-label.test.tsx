import { describe, expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { EnergyArrows } from "@/components/catalogue/label/energy-arrows";
import { eprelAddress, eprelCode } from "@/components/catalogue/label/eprel-code";
import { EuLabel, type EuLabelProps } from "@/components/catalogue/label/eu-label";
import { labelShapesSvg } from "@/components/catalogue/label/label-shapes";
import { parseXml } from "./xml";

const label: EuLabelProps = {
  supplier: "Nokian Tyres",
  type: "T432761",
  size: "205/55 R16 91H",
  tyreClass: "C1",
  fuel: "C",
  wet: "B",
  noiseDb: 70,
  noiseClass: "B",
  snow: true,
  ice: false,
  eprelId: 381667,
  title: "EU label: fuel C, wet grip B, noise 70 dB class B",
};
const draw = (changes: Partial<EuLabelProps> = {}) =>
  parseXml(renderToStaticMarkup(<EuLabel {...label} {...changes} />));
const shapes = () => parseXml(labelShapesSvg());
const textsOf = (root: Element) => [...root.querySelectorAll("text")].map((text) => text.textContent);

describe("the EU label", () => {
  test("is one picture with its title read out, in the regulation's proportions", () => {
    const root = draw();
    expect(root.getAttribute("role")).toBe("img");
    expect(root.getAttribute("aria-label")).toBe("EU label: fuel C, wet grip B, noise 70 dB class B");
    expect(root.getAttribute("viewBox")).toBe("0 0 213 312");
  });

  test("names supplier, type, size, class, noise and regulation", () => {
    expect(textsOf(draw())).toEqual(
      expect.arrayContaining(["Nokian Tyres", "T432761", "205/55 R16 91H", "C1", "70", "dB", "2020/740"]),
    );
  });

  test("points at the tyre's own class of both scales, which have all five", () => {
    const root = draw({ fuel: "A", wet: "E" });
    expect(
      textsOf(root)
        .filter((text) => /^[A-E]$/.test(text ?? ""))
        .join(""),
    ).toBe("A" + "E" + "ABC");
    for (const scale of ["fuel-scale", "wet-scale"]) {
      expect(root.querySelector(`use[href$="#${scale}"]`)).not.toBeNull();
      const arrows = [...shapes().querySelectorAll(`[id="${scale}"] text`)];
      expect(arrows.map(({ textContent }) => textContent).join("")).toBe("ABCDE");
    }
  });

  test("uses only shapes that its file has, those of the tyre's marks among them", () => {
    const used = (marks: Partial<EuLabelProps>) =>
      [...draw(marks).querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1] ?? "");
    const all = used({ snow: true, ice: true });
    expect(all.toSorted()).toEqual(["fuel", "fuel-scale", "header", "ice", "noise", "snow", "wet", "wet-scale"]);
    for (const name of all) expect(shapes().querySelector(`g[id="${name}"] path`)).not.toBeNull();
    expect(used({ snow: false, ice: false })).not.toEqual(expect.arrayContaining(["snow"]));
    expect(used({ snow: false, ice: false })).not.toEqual(expect.arrayContaining(["ice"]));
  });

  test("the tyre's noise class is the one bold letter of three", () => {
    const noise = [...draw({ noiseClass: "C" }).querySelectorAll("text")].slice(-4, -1);
    expect(noise.map((text) => [text.textContent, text.getAttribute("font-weight")])).toEqual([
      ["A", "400"],
      ["B", "400"],
      ["C", "700"],
    ]);
  });

  test.each([
    [{ snow: false, ice: false }, ["translate(73 251)"]],
    [{ snow: true, ice: false }, ["translate(42 251)", "translate(128 260)"]],
    [{ snow: false, ice: true }, ["translate(42 251)", "translate(128 262)"]],
    [{ snow: true, ice: true }, ["translate(10 251)", "translate(92 260)", "translate(152 262)"]],
  ])("its lower icons spread by their number: %j", (marks, places) => {
    const found = [...draw(marks).querySelectorAll("g[transform]")]
      .map((group) => group.getAttribute("transform") ?? "")
      .filter((transform) => / 2[56]\d\)$/.test(transform));
    expect(found).toEqual(places);
  });

  test("without a number in the registry there is no QR code", () => {
    expect(draw().querySelector('[shape-rendering="crispEdges"]')).not.toBeNull();
    expect(draw({ eprelId: null }).querySelector('[shape-rendering="crispEdges"]')).toBeNull();
  });

  test("the QR code leads to the tyre's page in the registry and is 29 modules wide", () => {
    expect(eprelAddress(381667)).toBe("https://eprel.ec.europa.eu/qr/381667");
    const { path, modules } = eprelCode(381667);
    expect(modules).toBe(29);
    // A finder pattern begins in the corner: seven dark modules, then none.
    expect(path.startsWith("M0 0h7v1h-7z")).toBe(true);
    expect(eprelCode(381668).path).not.toBe(path);
  });

  test("a long name is squeezed into its room, a short one keeps its letters", () => {
    const [long, short] = ["A very long supplier's name & sons, limited", "Barum"].map((supplier) =>
      [...draw({ supplier }).querySelectorAll("text")].find((text) => text.textContent === supplier),
    );
    expect(long?.getAttribute("textLength")).toBe("100");
    expect(short?.hasAttribute("textLength")).toBe(false);
  });

  test("a name with markup stays text", () => {
    expect(textsOf(draw({ supplier: "<script>&" }))).toContain("<script>&");
  });
});

describe("the label in one line", () => {
  const words = "EU label: fuel C, wet grip B, noise 71 dB";

  test("is a picture with the words it was given", () => {
    const root = parseXml(renderToStaticMarkup(<EnergyArrows fuel="C" wet="B" noiseDb={71} label={words} />));
    expect([root.localName, root.getAttribute("role"), root.getAttribute("aria-label")]).toEqual([
      "span",
      "img",
      words,
    ]);
    expect(textsOf(root)).toEqual(["C", "B"]);
    expect(root.textContent).toBe("CB71 dB");
  });

  test("with an address it is a link to the whole label", () => {
    const markup = renderToStaticMarkup(<EnergyArrows fuel="C" wet="B" noiseDb={71} label={words} href="#label" />);
    const root = parseXml(markup);
    expect([root.localName, root.getAttribute("href"), root.getAttribute("aria-label")]).toEqual([
      "a",
      "#label",
      words,
    ]);
  });

  test("arrows have the regulated colours as tokens", () => {
    const markup = renderToStaticMarkup(<EnergyArrows fuel="E" wet="A" noiseDb={71} label={words} />);
    expect(markup).toContain('fill="var(--eu-e)"');
    expect(markup).toContain('fill="var(--wet-a)"');
  });
});
