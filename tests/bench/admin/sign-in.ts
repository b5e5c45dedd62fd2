import { Secret, TOTP } from "otpauth";
import { invite } from "@/lib/backend/admin/staff/people";
import { commandAt } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import { handle } from "@/lib/backend/server";
import { staffCookie } from "@/lib/domain/admin/staff-cookie";

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 }).generate();

/** Invites somebody with all rights, who takes the invitation up with a password and a phone. @returns their id and session */
export async function newColleague(): Promise<{ id: number; token: string }> {
  const person = { name: "Jana Nová", email: "jana@firma.example", language: "cs" as const };
  const made = await database().transaction((tx) =>
    invite(tx, { ...person, rights: ["owner"] }, commandAt(new Date())),
  );
  if (!made) throw new Error(`${person.email} could not be invited.`);
  let token = "";
  const call = async (method: string, path: string, body: object) => {
    const headers = { "content-type": "application/json", "accept-language": "cs", authorization: `Bearer ${token}` };
    const request = new Request(`http://bench.invalid/api/v1/admin${path}`, {
      ...{ method, headers, body: JSON.stringify(body) },
    });
    const answer = await handle(request);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${staffCookie}=`));
    token = cookie?.slice(staffCookie.length + 1).split(";")[0] ?? token;
    return answer.json();
  };
  const link = made.link.split("/").at(-1) ?? "";
  await call("POST", "/invitation", { token: link, name: person.name, language: person.language });
  const { secret } = await call("POST", "/me/totp", {});
  await call("PUT", "/me/totp", { code: codeOf(secret), password: "Zimní gumy na dvoře 12" });
  return { id: made.id, token };
}
