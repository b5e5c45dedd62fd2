import "server-only";
import { cookies, headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { parseReply } from "@/lib/api/request/server";
import { serverTransport } from "@/lib/api/request/server-transport";
import { ApiError, callApi } from "@/lib/api/transport/call";
import { readConfig } from "@/lib/config";
import type { AdminName } from "@/lib/contract/admin/admin-contract";
import type { InputOfAny } from "@/lib/contract/calls";
import { hasRight, type StaffRight } from "@/lib/domain/admin/rights";
import { staffCookie } from "@/lib/domain/admin/staff-cookie";
import { defaultLanguage, isLanguage, type Language } from "@/lib/domain/locale";
import { languageCookie } from "@/lib/preferences/cookies";
import { staffHeaders } from "@/lib/session/admin-cookie";

/** Headers of the browser's request by which the API counts attempts and knows devices. */
const passed = ["x-forwarded-for", "x-forwarded-proto", "user-agent", "x-request-id"];

/**
 * Asks for a page of the admin, with the session of whoever opens it: of a page that answers a form, also one that has just begun.
 * @throws ApiError
 */
export async function askStaff<N extends AdminName>(name: N, input: InputOfAny<N>) {
  const [given, jar] = [await headers(), await cookies()];
  const sent = Object.fromEntries(passed.flatMap((key) => (given.get(key) ? [[key, given.get(key) ?? ""]] : [])));
  return callApi(serverTransport(), name, input, { ...sent, ...staffHeaders(jar.get(staffCookie)?.value) }, parseReply);
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);

/** The session's state; `null` for nobody, `"shut"` where there is no admin. Asked once for a page. */
const findSession = cache(async () => {
  if (readConfig().apiHost) return "shut";
  try {
    return (await askStaff("GET /admin/session", {})).body;
  } catch (error) {
    if (codeOf(error) === "not_found") return "shut";
    if (codeOf(error) === "unauthorised") return null;
    throw error;
  }
});

/** Whoever opens a page, also before the second factor; `null` for nobody. Where there is no admin, neither is the page. */
export async function currentSession() {
  const session = await findSession();
  return session === "shut" ? notFound() : session;
}

/** The language of a page of the admin: the person's own, else the one chosen in the shop, else what the browser asks for. */
export const adminLanguage = cache(async (): Promise<Language> => {
  const session = await findSession();
  if (session !== null && session !== "shut") return session.language;
  const stored = (await cookies()).get(languageCookie)?.value;
  const accepted = ((await headers()).get("accept-language") ?? "").split(",").map((part) => part.trim().slice(0, 2));
  return [stored, ...accepted].find(isLanguage) ?? defaultLanguage;
});

/** Oneself; `null` for whoever is not signed in, or not yet. */
async function findMe() {
  try {
    return (await askStaff("GET /admin/me", {})).body;
  } catch (error) {
    if (codeOf(error) === "not_found" || codeOf(error) === "unauthorised") return null;
    throw error;
  }
}

/** Whoever is signed in, for pages inside; others are led to the sign-in, and from there back. */
export async function requireStaff(path: string, right?: StaffRight | readonly StaffRight[]) {
  const [session, me] = await Promise.all([currentSession(), findMe()]);
  if (session?.next === "enrol") redirect("/admin/welcome");
  if (session?.next !== "none" || !me) redirect(`/admin/sign-in?to=${encodeURIComponent(path)}`);
  if (right && !hasRight(me.rights, right)) notFound();
  return me;
}
