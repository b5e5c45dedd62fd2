import { currentCountry } from "@/lib/backend/geo/country";
import { preferencesFor } from "@/lib/backend/geo/preferences";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { presentContactInfo } from "@/lib/backend/shop/contact-info";
import { health } from "@/lib/backend/shop/health";
import { openApiDocument } from "@/lib/backend/shop/openapi";
import { readConfig } from "@/lib/config";
import { pageTags } from "@/lib/domain/page-tags";

type ShopHandlers = Handlers<"GET /geo-preferences" | "GET /contacts/info" | "GET /health" | "GET /openapi.json">;

/** What concerns the shop as a whole. @param mailTasks the tasks of the outbox */
export const shopHandlers = ({ mailTasks }: { mailTasks: readonly string[] }): ShopHandlers => ({
  "GET /geo-preferences": async (_, { request, address }) => ({
    status: 200,
    body: preferencesFor(await currentCountry(request.headers, address)),
  }),
  "GET /contacts/info": async (_, { language, reads }) => {
    reads({ tags: [pageTags.demonstration] });
    return { status: 200, body: await presentContactInfo(language) };
  },
  "GET /health": async () => {
    const body = await health(mailTasks);
    return { status: body.status === "unavailable" ? 503 : 200, body };
  },
  "GET /openapi.json": () => ({ status: 200, body: openApiDocument(readConfig().publicUrl) }),
});
