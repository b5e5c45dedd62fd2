import { serverCall } from "@/lib/api/self";
import { defaultCurrency, defaultLanguage, isCurrency, isLanguage, type Locale } from "@/lib/domain/locale";
import { log } from "@/lib/telemetry/log";

const forwarded = [
  "accept-language",
  "cf-ipcountry",
  "x-vercel-ip-country",
  "cloudfront-viewer-country",
  "x-country-code",
  "x-forwarded-for",
];

/** Longest wait for a suggestion while a visitor waits for a redirect, ms. */
const patience = 1500;

/** Language and currency that the visitor's place suggests; a failed call is logged and the defaults hold. */
export async function suggestedLocale(headers: Headers): Promise<Locale> {
  const sent = Object.fromEntries(
    forwarded.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])),
  );
  const { url, headers: own } = serverCall("/api/v1/geo-preferences");
  try {
    const response = await fetch(url, {
      headers: { ...sent, ...own },
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const body: { language?: unknown; currency?: unknown } = await response.json();
    if (isLanguage(body.language) && isCurrency(body.currency))
      return { language: body.language, currency: body.currency };
    throw new Error("an answer without language and currency");
  } catch (error) {
    log().error({ error }, "GET /geo-preferences failed, the defaults hold.");
    return { language: defaultLanguage, currency: defaultCurrency };
  }
}
