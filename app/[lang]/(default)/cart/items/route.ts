import { answerCartForm } from "@/lib/api/cart/actions";
import { parseLocaleTag } from "@/lib/domain/locale";

/** The forms of the cart, for visitors without scripts. */
export async function POST(request: Request, { params }: { params: Promise<{ lang: string }> }): Promise<Response> {
  const locale = parseLocaleTag((await params).lang);
  return locale ? answerCartForm(request, locale) : new Response(null, { status: 404 });
}
