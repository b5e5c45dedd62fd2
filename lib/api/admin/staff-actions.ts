"use server";

import { refresh } from "next/cache";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";

const rightsIn = (form: FormData) => form.getAll("rights").map((right) => String(right).slice(0, 20));

type Invited = { link: string; expires_at: string };

const linkOf = (form: FormData, body: unknown) => {
  const { link, expires_at } = body as Invited;
  return { name: formText(form, "name", 100), href: link, until: expires_at };
};

/** Invites a person; the link is shown this once. */
export async function invite(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const fields = ["name", "email", "language", "rights"] as const;
  const body = {
    name: formText(form, "name", 200),
    email: formText(form, "email", 300),
    language: formText(form, "language", 2),
    rights: rightsIn(form),
  };
  const answer = await staffCall(state, form, "POST /admin/staff", body, { fields });
  const typed = { ...answer.state.typed, rights: rightsIn(form).join(",") };
  if (!answer.ok) return { ...answer.state, typed };
  refresh();
  return { ...answer.state, link: linkOf(form, answer.body) };
}

/** What the buttons of a person do, by their value. */
export async function changePerson(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const path = { id: formText(form, "id", 12) };
  const revision = Number(formText(form, "revision", 12));
  const act = formText(form, "act", 20);
  const call = (name: Parameters<typeof staffCall>[2], body: unknown) =>
    staffCall(state, form, name, body, { path, fields: ["rights"] });
  const answer =
    act === "reset"
      ? await call("POST /admin/staff/{id}/invitation", undefined)
      : act === "end"
        ? await call("DELETE /admin/staff/{id}/sessions", undefined)
        : await call(
            "PATCH /admin/staff/{id}",
            act === "remove" ? { revision, active: false } : { revision, rights: rightsIn(form) },
          );
  if (!answer.ok) return { ...answer.state, typed: { ...answer.state.typed, rights: rightsIn(form).join(",") } };
  refresh();
  return act === "reset" ? { ...answer.state, link: linkOf(form, answer.body) } : answer.state;
}
