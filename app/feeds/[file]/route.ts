import { feed } from "@/lib/api/feed/server";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ file: string }> };

/** `/feeds/{name}.xml`: the shop's offers for a price comparer. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  return feed((await params).file, request);
}

export { GET as HEAD };
