import { geoPreferences } from "@/lib/contract/shop";
import { type Country, type Currency, isCountry, type Language } from "@/lib/domain/locale";
import { askOwnGateway } from "@/lib/runtime/own-gateway";
import { log } from "@/lib/telemetry/log";

/** Timeout of a suggestion while a visitor waits for a redirect, ms. */
const timeout = 1500;

/** What the visitor's place suggests; `null` where it suggests nothing that the shop has, or could not be asked. */
export type Suggestion = { language: Language | null; currency: Currency | null; country: Country | null };

/** Asks for language, currency and country of the visitor's place. A call that fails is only logged. Source: specification, section 8. */
export async function suggestedPreferences(headers: Headers): Promise<Suggestion> {
  try {
    const answer = await askOwnGateway("GET", "/api/v1/geo-preferences", headers, timeout);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const { language, currency, country } = geoPreferences.parse(await answer.json());
    return { language, currency, country: isCountry(country) ? country : null };
  } catch (error) {
    log().error({ error }, "GET /geo-preferences failed, the defaults hold.");
    return { language: null, currency: null, country: null };
  }
}
