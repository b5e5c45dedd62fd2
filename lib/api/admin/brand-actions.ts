"use server";

import { refresh } from "next/cache";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";
import type { Undo } from "@/lib/contract/admin/order-row";

/** A contact as three fields of the form; `null` where all are empty. */
function contactIn(form: FormData, who: string) {
  const part = (name: string) => formText(form, `${who}.${name}`, 200).trim();
  const contact = { name: part("name"), address: part("address"), contact: part("contact") };
  return Object.values(contact).every((text) => text === "") ? null : contact;
}

/** The fields of the form by the places of the call's body. */
const fields = ["manufacturer", "representative"].flatMap((who) =>
  ["name", "address", "contact"].map((part) => `safety.${who}.${part}`),
);

/** Saves who makes a brand's tyres and who answers for them in the Union. */
export async function changeBrand(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const manufacturer = contactIn(form, "safety.manufacturer");
  const representative = contactIn(form, "safety.representative");
  const empty = { name: "", address: "", contact: "" };
  const safety = manufacturer || representative ? { manufacturer: manufacturer ?? empty, representative } : null;
  const body = { revision: Number(formText(form, "revision", 9)), safety };
  const path = { id: formText(form, "brand", 12) };
  const answer = await staffCall(state, form, "PATCH /admin/brands/{id}", body, { path, fields });
  if (answer.ok || answer.code === "stale") refresh();
  return answer.ok ? { ...answer.state, undo: (answer.body as { undo: Undo | null }).undo } : answer.state;
}
