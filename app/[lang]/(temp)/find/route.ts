import { choose, targetOf } from "@/components/catalogue/finder/choice";
import { allSizes } from "@/lib/api/landing";
import { parseLocaleTag } from "@/lib/domain/locale";

/** The finder's form without scripts: leads (303) to the listing of the size asked for, or to the nearest that exists. */
export async function GET(request: Request, { params }: { params: Promise<{ lang: string }> }): Promise<Response> {
  const locale = parseLocaleTag((await params).lang);
  if (!locale) return new Response(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const asked = {
    width: query.get("w") ?? "",
    profile: query.get("p") ?? "",
    rim: query.get("r") ?? "",
    season: query.get("s") ?? "",
  };
  const rows = await allSizes(locale);
  const target = targetOf(rows, asked) ?? targetOf(rows, choose(rows, asked, "width", asked.width));
  const { language } = locale;
  const path = target ? `/${target.category.slugs[language]}/${target.slug}` : "";
  return new Response(null, { status: 303, headers: { location: `/${language}${path}` } });
}
