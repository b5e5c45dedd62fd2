import { connection } from "@/lib/backend/kernel/database/connect";
import type { Handler } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { Pattern } from "@/lib/contract/catalogue";

/** `GET /patterns/{slug}`: what a pattern's drawing needs to know; `slug` is the brand's and the pattern's, joined. */
export const readPattern: Handler<"GET /patterns/{slug}"> = async ({ path }) => {
  const { sql } = connection();
  const [found] = await sql<Pattern[]>`
    select b.slug || '-' || t.slug as slug, b.name as brand, t.name as pattern, t.season, t.tread,
      coalesce((
        select family from product where pattern_id = t.id group by family order by count(*) desc, family limit 1
      ), 'car') as family
    from pattern t join brand b on b.id = t.brand_id
    where b.slug || '-' || t.slug = ${path.slug}
    order by t.id limit 1`;
  if (!found) throw new ApiProblem("not_found");
  return { status: 200, body: found };
};
