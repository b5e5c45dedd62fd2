import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { wantPictures } from "@/lib/backend/picture/fetch/want-pictures";

/** Tyres of a pattern whose pictures are handed on: one is taken, of the others only where its pictures fail. */
const ofPattern = 3;

type Row = { productId: number; addresses: string[] };

/** Notes where the pictures of the tyres of an applied list lie. A list that comes again asks again, so a lost moment loses nothing. */
export async function wantListedPictures(id: number, now: Date): Promise<void> {
  await database().transaction(async (tx) => {
    const rows = await tx.execute<Row>(sql`
      select "productId", addresses from (
        select c.product_id as "productId", c.pictures as addresses,
          row_number() over (partition by p.pattern_id order by c.seq) as place
        from change_set_offer as c join product as p on p.id = c.product_id
        join change_set as made on made.id = c.change_set_id and made.state = 'applied'
        where c.change_set_id = ${id} and c.pictures is not null and c.shown is not null
      ) as placed where place <= ${ofPattern}`);
    if (rows.length > 0) await wantPictures(tx, [...rows], now);
  });
}
