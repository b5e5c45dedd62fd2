import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/database/connect";
import { visitorCountry } from "@/lib/backend/geo/country";
import { preferencesFor } from "@/lib/backend/geo/preferences";
import type { Handlers } from "@/lib/backend/handler";
import { contactInfo } from "@/lib/backend/shop/contact-info";
import { openApiDocument } from "@/lib/backend/shop/openapi";
import { readConfig } from "@/lib/config";
import { log } from "@/lib/telemetry/log";

/** What concerns the shop as a whole. */
export const shopHandlers: Handlers<
  "GET /geo-preferences" | "GET /contacts/info" | "GET /health" | "GET /openapi.json"
> = {
  "GET /geo-preferences": async (_, { request, address }) => ({
    status: 200,
    body: preferencesFor(await visitorCountry(request.headers, address)),
  }),
  "GET /contacts/info": async () => ({ status: 200, body: await contactInfo() }),
  "GET /health": async () => {
    try {
      await database().execute(sql`select 1`);
      return { status: 200, body: { status: "ok", down: [] } };
    } catch (error) {
      log().error({ error }, "Health: the database does not answer.");
      return { status: 503, body: { status: "unavailable", down: ["database"] } };
    }
  },
  "GET /openapi.json": () => ({ status: 200, body: openApiDocument(readConfig().publicUrl) }),
};
