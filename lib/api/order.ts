import "server-only";
import { ApiError } from "@/lib/api/client";
import { askFor } from "@/lib/api/server";
import type { Order } from "@/lib/contract/checkout";
import type { Locale } from "@/lib/domain/locale";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The order of an id for whoever holds its token.
 * @returns `null` for a wrong or missing token as for an unknown order: nobody learns which of the two it was
 * @throws ApiError when the order cannot be read now
 */
export async function orderByToken(id: unknown, token: unknown, locale: Locale): Promise<Order | null> {
  if (typeof id !== "string" || typeof token !== "string" || !uuid.test(id) || token.length > 200) return null;
  try {
    const { body } = await askFor("", "GET /checkout/{id}", { path: { id }, query: { token } }, locale);
    return body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
