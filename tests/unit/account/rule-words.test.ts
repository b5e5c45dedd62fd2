import { expect, test } from "@jest/globals";
import { fieldRules } from "@/components/account/field-rules";
import { ruleMessages } from "@/components/account/rule-messages";

const person = { first_name: "", last_name: "Nová", email: "jana", password: "krátké", phone_number: "+49 30 123" };

test("each wrong field is told in the language of the page, with the words of its own where it has some", () => {
  const problems = fieldRules.register({ ...person, agreement: false });
  expect(ruleMessages(problems, "cs")).toEqual({
    first_name: "Toto pole je povinné: vyplňte jméno",
    email: "Zadejte platný e-mail",
    password: "Heslo má mít aspoň 8\u00a0znaků",
    phone_number: "Předvolbu neznáme, zadejte +420 nebo +421",
    agreement: "Bez souhlasu s\u00a0podmínkami účet založit nejde",
  });
  expect(ruleMessages(problems, "en").password).toBe("A password needs at least 8 characters");
});

test("a code without words is told as a value that does not fit", () => {
  expect(ruleMessages({ city: "no_such_code" }, "sk")).toEqual({ city: "Tento údaj nesedí" });
});
