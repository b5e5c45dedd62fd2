import { redirect } from "next/navigation";
import { firstRoom } from "@/components/admin/shell/rooms";
import { requireStaff } from "@/lib/api/admin/server";

/** Leads to the first room that one may enter. */
export default async function AdminPage() {
  const { rights } = await requireStaff("/admin");
  redirect(firstRoom(rights));
}
