import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { cardColours, classGrounds, seasonGrounds } from "@/components/card/card-colours";
import { cardText, fittedSize } from "@/components/card/card-text";
import { ProductCard } from "@/components/card/product-card";
import { plainTree } from "@/lib/picture/plain-tree";
import { cardPath, productVersion } from "@/lib/seo/card-path";
import { describedTyre } from "@/tests/support/described-tyre";

describe("cards", () => {
  it("leave out what their fonts lack, so that none is fetched", () => {
    expect(cardText("Žluťoučký kůň ľščťžýáíé 🚗漢字 ok", 60)).toBe("Žluťoučký kůň ľščťžýáíé  ok");
    expect(cardText("a\nb\tc\u202ed", 60)).toBe("a b cd");
  });

  it("cut a text that is too long, with dots", () => {
    expect(cardText("x".repeat(500), 10)).toBe(`${"x".repeat(9)}…`);
  });

  it("keep the no-break spaces of a price, the narrow ones too", () => {
    expect(cardText("2\u00a0890\u202fKč", 20)).toBe("2\u00a0890\u00a0Kč");
  });

  it("write longer texts smaller", () => {
    const steps = [
      [5, 100],
      [10, 50],
    ] as const;
    expect([fittedSize("abc", steps), fittedSize("abcdefg", steps), fittedSize("a".repeat(99), steps)]).toEqual([
      100, 50, 50,
    ]);
  });

  it("have another address once the price is another, and keep it otherwise", () => {
    const locale = { language: "cs", currency: "CZK" } as const;
    const version = productVersion(describedTyre());
    expect(productVersion(describedTyre({ stock: 1 }))).toBe(version);
    expect(productVersion(describedTyre({ price: { amount: 1, currency: "CZK" } }))).not.toBe(version);
    expect(cardPath("/zimni-pneumatiky", locale, "abc")).toBe("/img/card/cs-u-cu-czk/zimni-pneumatiky.png?v=abc");
  });

  it("show a tyre's photograph on white, and the drawing on the ground of its season where there is none", () => {
    const product = describedTyre();
    const messages = { fuel: "Spotřeba", wet: "Mokro", noise: "Hluk", price: "2 150 Kč", each: "/ks" };
    const card = (tyre: Buffer | string) =>
      JSON.stringify(plainTree(<ProductCard product={product} tyre={tyre} messages={messages} />));
    const jpeg = Buffer.from("points");
    const [pictured, drawn] = [card(jpeg), card("<svg/>")];
    expect(pictured).toContain(`"src":"data:image/jpeg;base64,${jpeg.toString("base64")}","width":380,"height":630`);
    expect(pictured).toContain('"background":"#fff"');
    expect(drawn).toContain(`"src":"data:image/svg+xml;base64,${Buffer.from("<svg/>").toString("base64")}"`);
    expect(drawn).not.toContain('"background":"#fff"');
  });

  it("have another address once the tyre's picture is another", () => {
    const version = (hash?: string) =>
      productVersion(describedTyre(hash ? { picture: { hash, width: 800, height: 600 } } : {}));
    expect(new Set([version(), version("a".repeat(32)), version("b".repeat(32))]).size).toBe(3);
  });

  it("wear the colours of the tokens", () => {
    const css = readFileSync("app/styles/tokens.css", "utf8");
    const token = (name: string) => new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(css)?.[1];
    for (const [name, colour] of Object.entries(cardColours)) expect([name, token(name)]).toEqual([name, colour]);
    for (const [season, name] of [
      ["winter", "winter"],
      ["summer", "summer"],
      ["all_season", "allsea"],
    ] as const)
      expect([token(name), token(`${name}-2`)]).toEqual([...seasonGrounds[season]]);
    for (const grade of ["A", "B", "C", "D", "E"] as const)
      expect([token(`eu-${grade.toLowerCase()}`), token(`wet-${grade.toLowerCase()}`)]).toEqual([
        classGrounds.fuel[grade],
        classGrounds.wet[grade],
      ]);
  });
});
