import { formText } from "@/lib/api/request/form";

/** A number as it was typed, blanks within it left out; what is none goes on as it is, for the shop to refuse. `null`: nothing was typed. */
export function typedNumber(form: FormData, name: string): number | string | null {
  const typed = formText(form, name, 20).replace(/\s/g, "");
  if (typed === "") return null;
  return /^\d+$/.test(typed) ? Number(typed) : typed;
}
