import { describe, expect, it } from "@jest/globals";
import { isCommonPassword, refuseCommon } from "@/lib/backend/account/common-password";

const email = "jana.dvorakova@post.example";

describe("a password", () => {
  it.each([
    "password",
    "12345678",
    "qwertyuiop",
    "iloveyou",
    "Password1",
    "PASSW0RD",
    "heslo123",
    "Heslo1234",
    "Slunicko",
    "sluníčko",
    "qwertz123",
    "slovensko",
    "aaaaaaaa",
    "ššššššššš",
    "jana.dvorakova",
    "Jana.Dvorakova@post.example",
  ])("that is among the commonest is refused: %s", (password) => {
    expect(isCommonPassword(password, email)).toBe(true);
  });

  it.each(["Kola na podzim 17", "zimni-obuti-Octavie", "8f3k2j9d", "heslo123 a něco navíc"])(
    "that is not among them is taken: %s",
    (password) => {
      expect(isCommonPassword(password, email)).toBe(false);
    },
  );

  it("that is refused is named as a field's error", () => {
    expect(() => refuseCommon("password", email)).toThrow(
      expect.objectContaining({ code: "invalid", extra: { errors: [{ path: "password", code: "password_common" }] } }),
    );
  });
});
