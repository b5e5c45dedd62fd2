"use server";

import { refresh } from "next/cache";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";
import type { Undo } from "@/lib/contract/admin/order-row";

/** The pictures' ids in the order that a form asks for: a picture a place on or back, or as it was dragged. */
function askedOrder(form: FormData): number[] {
  const ids = formText(form, "order", 300).split(",").filter(Boolean).map(Number);
  const step = { earlier: -1, later: 1 }[formText(form, "act", 10)];
  const at = ids.indexOf(Number(formText(form, "picture", 12)));
  if (step === undefined || ids[at] === undefined || ids[at + step] === undefined) return ids;
  return ids.with(at, ids[at + step] ?? 0).with(at + step, ids[at]);
}

function call(state: StaffFormState, form: FormData) {
  const path = { id: formText(form, "picture", 12) };
  const revision = Number(formText(form, "revision", 9));
  const act = formText(form, "act", 10);
  if (act === "remove")
    return staffCall(state, form, "DELETE /admin/pictures/{id}", undefined, {
      path,
      query: { revision: String(revision) },
    });
  if (act !== "save") {
    const owner = { id: formText(form, "owner_id", 12) };
    const name = formText(form, "owner", 10) === "tyres" ? "tyres" : "patterns";
    return staffCall(state, form, `PUT /admin/${name}/{id}/pictures`, { ids: askedOrder(form) }, { path: owner });
  }
  const alt = Object.fromEntries(
    ["cs", "sk", "en"].map((language) => [language, formText(form, `alt.${language}`, 500)]),
  );
  const fields = ["alt.cs", "alt.sk", "alt.en", "role"];
  const body = { revision, role: formText(form, "role", 20), alt };
  return staffCall(state, form, "PATCH /admin/pictures/{id}", body, { path, fields });
}

/** Says what a picture shows, moves it a place on or back, or removes it, as the button says; `order` alone puts all in an order. */
export async function changePicture(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const answer = await call(state, form);
  if (answer.ok || answer.code === "stale") refresh();
  const { undo = null } = (answer.body ?? {}) as { undo?: Undo };
  return { ...answer.state, undo };
}
