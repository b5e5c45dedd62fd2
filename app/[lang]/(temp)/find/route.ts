import { choose, targetOf } from "@/components/catalogue/finder/choice";
import { readTyped, typedChoice } from "@/components/catalogue/finder/typed-choice";
import { allSizes } from "@/lib/api/catalogue/landing-server";
import { type Locale, parseLocaleTag } from "@/lib/domain/locale";
import { carPaths, pathOf } from "@/lib/seo/paths";

/** The listing of the requested size, given in four parts (`w`, `p`, `r`, `s`) or as text (`q`), or of the closest one. */
async function sizePath(query: URLSearchParams, locale: Locale): Promise<string> {
  const requested = {
    width: query.get("w") ?? "",
    profile: query.get("p") ?? "",
    rim: query.get("r") ?? "",
    season: query.get("s") ?? "",
  };
  const rows = await allSizes(locale);
  const typed = readTyped((query.get("q") ?? "").slice(0, 80));
  const choice = (typed && typedChoice(rows, typed.size, requested.season)) ?? requested;
  const target = targetOf(rows, choice) ?? targetOf(rows, choose(rows, choice, "width", choice.width));
  const { language } = locale;
  return target ? `/${language}/${target.category.slugs[language]}/${target.slug}` : `/${language}`;
}

const slugOf = (text: string | null) => (text && /^[a-z0-9-]{1,60}$/.test(text) ? text : null);

/** The page of the requested car, as far as it was chosen. */
function carPath(query: URLSearchParams, { language }: Locale): string {
  const [make, model, generation] = ["make", "model", "generation"].map((key) => slugOf(query.get(key)));
  if (!make) return pathOf("cars", language);
  const path = carPaths(make, model ?? undefined)[language];
  return model && generation ? `${path}#${generation}` : path;
}

/** The finder's forms without scripts: redirect (303) to the listing of the size or the page of the car. */
export async function GET(request: Request, { params }: { params: Promise<{ lang: string }> }): Promise<Response> {
  const locale = parseLocaleTag((await params).lang);
  if (!locale) return new Response(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const location = query.has("make") ? carPath(query, locale) : await sizePath(query, locale);
  return new Response(null, { status: 303, headers: { location } });
}
