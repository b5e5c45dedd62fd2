import { dictionary } from "@zxcvbn-ts/language-common";
import local from "@/lib/backend/account/local-passwords.json";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { passwordLength } from "@/lib/contract/auth";

/** Case and diacritics do not make a common password a rare one. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

let known: ReadonlySet<string> | undefined;

/** The packaged list and the local words it lacks; built at the first call. */
function commonPasswords(): ReadonlySet<string> {
  known ??= new Set([...dictionary["passwords-common"], ...local].filter((word) => word.length >= passwordLength.min));
  return known;
}

/** Is it one of the commonest passwords, one character repeated, or the owner's own e-mail? */
export function isCommonPassword(password: string, email: string): boolean {
  const word = plain(password);
  const address = plain(email);
  return (
    commonPasswords().has(word) || /^(.)\1+$/u.test(word) || word === address || word === address.replace(/@.*$/, "")
  );
}

/** @throws ApiProblem `invalid` with `password_common` for a password that is guessed first */
export function refuseCommon(password: string, email: string): void {
  if (isCommonPassword(password, email)) {
    throw new ApiProblem("invalid", { errors: [{ path: "password", code: "password_common" }] });
  }
}
