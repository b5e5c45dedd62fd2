"use server";

import { refresh } from "next/cache";
import type { z } from "zod";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";
import type { AdminContract } from "@/lib/contract/admin/admin-contract";
import type { Undo } from "@/lib/contract/admin/order-row";

type Pasted = z.infer<AdminContract["POST /admin/shipments/tracking"]["replies"][200]>;

const key = () => ({ "idempotency-key": crypto.randomUUID() });
const numbersIn = (text: string) => text.split(/[\s,;]+/).filter((part) => part !== "");

/** Makes a shipment of an order, or changes the one it has. */
export async function saveShipment(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const id = formText(form, "shipment", 40);
  const kilos = Number(formText(form, "weight", 10).replace(",", "."));
  const body = {
    revision: Number(formText(form, "revision", 9)),
    carrier: formText(form, "carrier", 20),
    parcels: Number(formText(form, "parcels", 3)) || 1,
    weight_g: kilos > 0 ? Math.round(kilos * 1000) : null,
    tracking: numbersIn(formText(form, "tracking", 2000)),
  };
  const fields = ["carrier", "parcels", "weight", "tracking"];
  const answer = id
    ? await staffCall(state, form, "PATCH /admin/shipments/{id}", body, { path: { id }, fields })
    : await staffCall(
        state,
        form,
        "POST /admin/shipments",
        { ...body, number: formText(form, "number", 10) },
        { fields, headers: key() },
      );
  if (answer.ok || answer.code === "stale") refresh();
  return answer.ok ? { ...answer.state, undo: (answer.body as { undo: Undo }).undo } : answer.state;
}

/** Gives orders the tracking numbers of pasted columns, and says of each line what came of it. */
export async function pasteTracking(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const body = { carrier: formText(form, "carrier", 20), text: formText(form, "text", 30_000) };
  const answer = await staffCall(state, form, "POST /admin/shipments/tracking", body, {
    fields: ["text", "carrier"],
    headers: key(),
  });
  if (!answer.ok) return answer.state;
  refresh();
  const { matched, unmatched, undo } = answer.body as Pasted;
  const numbers = matched.map(({ order }) => order.number);
  return { ...answer.state, matched: numbers, unmatched, undo };
}

/** Shows the second factor for the tables of shipments; the page then has their links. */
export async function openTables(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const body = { code: formText(form, "code", 40) };
  const answer = await staffCall(state, form, "POST /admin/step-up", body, { fields: ["code"] });
  if (answer.ok) refresh();
  if (answer.code !== "second_factor") return answer.state;
  return { ...answer.state, failure: null, errors: { code: answer.state.failure ?? "" } };
}
