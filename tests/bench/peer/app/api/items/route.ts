import postgres from "postgres";

/** Where the database is, as the process that starts this app says. */
const { address, options } = JSON.parse(process.env.PEER_DATABASE ?? "{}");
const sql = postgres(address, { ...options, max: 16 });

/** The least that a cart could do: reads JSON, does one insert, answers JSON. */
export async function POST(request: Request) {
  const { product_id, quantity } = await request.json();
  const [row] =
    await sql`insert into bench_item (product_id, quantity) values (${product_id}, ${quantity}) returning id`;
  return Response.json({ id: Number(row?.id), product_id, quantity }, { status: 201 });
}
