import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { leadsToWeb, plainName } from "@/lib/domain/plain-name";

/** A person's name, on one line. @throws ApiProblem `invalid` */
export function readName(text: string): string {
  const name = plainName(text);
  if (name === "") throw new ApiProblem("invalid", { errors: [{ path: "name", code: "required" }] });
  if (leadsToWeb(name)) throw new ApiProblem("invalid", { errors: [{ path: "name", code: "web_address" }] });
  return name;
}
