import { staffToken } from "@/lib/domain/admin/staff-cookie";

/** What the staff's cookie means to a call of the admin. @param value of the cookie, as it came */
export function staffHeaders(value: string | undefined): Record<string, string> {
  return value !== undefined && staffToken.test(value) ? { authorization: `Bearer ${value}` } : {};
}
