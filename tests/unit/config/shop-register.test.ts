import { expect, test } from "@jest/globals";
import { readConfig } from "@/lib/config";

const registerOf = (env: Record<string, string>) => readConfig(env).shop.register;

test("the fictional entry in the register is told in each language", () => {
  expect(registerOf({})).toEqual({
    cs: expect.stringContaining("obchodním rejstříku"),
    sk: expect.stringContaining("obchodnom registri"),
    en: expect.stringContaining("Commercial Register"),
  });
});

test("a merchant's own entry stands only where it is in the reader's language", () => {
  expect(registerOf({ SHOP_REGISTER: "Zapsáno v Brně" })).toEqual({ cs: "Zapsáno v Brně" });
  expect(registerOf({ SHOP_REGISTER: "Zapísané v Nitre", SHOP_COUNTRY: "SK" })).toEqual({ sk: "Zapísané v Nitre" });
  expect(registerOf({ SHOP_REGISTER: "Zapsáno v Brně", SHOP_REGISTER_EN: "Entered in Brno" })).toEqual({
    cs: "Zapsáno v Brně",
    en: "Entered in Brno",
  });
});
