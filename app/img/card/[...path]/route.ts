import { parseLocaleTag } from "@/lib/domain/locale";
import { cachedCard } from "./cached-cards";
import { findCard } from "./find-card";

/** A card shows the current price. */
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ path: string[] }> };

/** Longest path of a page, characters. */
const maxPathLength = 300;
const forGood = "public, max-age=31536000, immutable";
/** For an address with an outdated version: the card may have changed. */
const forMinutes = "public, max-age=300";

function noSuchFile(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": "public, max-age=60" } });
}

/**
 * `/img/card/{language and currency}/{path of a page}.png?v={version}`: the preview picture that social networks and
 * messengers show for a link to the page.
 */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const [tag = "", ...path] = (await params).path.map(decodeURIComponent);
  const locale = parseLocaleTag(tag);
  const page = path.join("/");
  if (!locale || page.length > maxPathLength || !/^[\w\-./]+\.png$/.test(page)) return noSuchFile();
  const found = await findCard(page.slice(0, -".png".length).split("/"), locale);
  if (!found) return noSuchFile();
  const current = new URL(request.url).searchParams.get("v") === found.version;
  return new Response(await cachedCard(`${tag}/${page}`, found), {
    headers: { "content-type": "image/png", "cache-control": current ? forGood : forMinutes },
  });
}
