import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { productsById } from "@/lib/backend/catalogue/products-by-id";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { stockNotice } from "@/lib/backend/kernel/database/schema/stock-notice";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { mailPicture } from "@/lib/backend/picture/mail-pictures";
import { cancelToken } from "@/lib/backend/stock-notice/notices";
import { currencyOf } from "@/lib/domain/locale";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { writtenDate } from "@/lib/domain/written-date";
import { written } from "@/messages/written";

/** A notice with its tyre; `null` when it was cancelled or sent, or when the tyre is sold out again: it then goes on waiting. */
async function mailedNotice(id: number, now: Date) {
  const [notice] = await database()
    .select({
      ...{ productId: product.id, email: stockNotice.email, language: stockNotice.language },
      at: stockNotice.askedAt,
    })
    .from(stockNotice)
    .innerJoin(product, eq(product.id, stockNotice.productId))
    .where(and(eq(stockNotice.id, id), eq(product.active, true), gt(product.stock, 0)));
  if (!notice) return null;
  const tyre = (await productsById([notice.productId], { currency: currencyOf(notice.language), now })).get(
    notice.productId,
  );
  return tyre ? { ...notice, tyre } : null;
}

/**
 * Tells those who asked for it that a tyre is in stock again: once, with the reason for the mail and a link that cancels the
 * others.
 */
export const stockNoticeMail = mailKind({
  // The trigger on `product` names this task and this payload.
  task: "stock_notice",
  payload: z.object({ notice_id: z.int() }),
  compose: async ({ notice_id: id }, { config, now }) => {
    const notice = await mailedNotice(id, now);
    if (!notice) return null;
    const { email, language, tyre, at } = notice;
    const messages = written[language].mail_stock_notice;
    const values = {
      tyre: `${tyre.brand} ${tyre.pattern} ${tyreDesignation(tyre)}`,
      day: writtenDate(at, language),
      stock: tyre.stock,
    };
    const shown = tyre.picture && mailPicture(tyre.picture, config.publicUrl, 240);
    const cancel = `${config.publicUrl}/${language}/stock-notice?token=${await cancelToken(database(), email)}`;
    return {
      to: { name: "", address: email },
      language,
      subject: fill(messages.subject, values),
      blocks: [
        { kind: "text", text: `${messages.hello}\n${fill(messages.text, values)}` },
        ...(shown ? [{ kind: "photograph", picture: shown, alt: values.tyre } as const] : []),
        { kind: "link", text: messages.view, href: `${config.publicUrl}${tyre.paths[language]}` },
        { kind: "small", text: fill(messages.why, values) },
        { kind: "small", text: messages.others },
        { kind: "link", text: messages.cancel, href: cancel },
        identityBlock(language, config),
      ],
      name: `stock-notice-${id}`,
    };
  },
  sent: async ({ notice_id: id }) => {
    await database().delete(stockNotice).where(eq(stockNotice.id, id));
  },
});
