import { Table } from "@/components/admin/shell/table";
import type { TyreDetail } from "@/lib/contract/admin/tyres";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { momentOf } from "@/lib/i18n/moment";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = { tyre: TyreDetail; language: Language; texts: AdminTexts };

/** Who has the tyre, side by side, and whose pieces the shop offers. */
export function OffersTable({ tyre, language, texts: { tyres } }: Props) {
  const { offers, stock } = tyre;
  const published = offers.find((offer) => offer.published);
  const all = offers.reduce((sum, offer) => sum + offer.stock, 0);
  return (
    <>
      <Table
        className="ln of"
        empty={tyres.no_offers}
        columns={[
          tyres.who,
          { text: tyres.cost, right: true },
          { text: tyres.on_list, right: true },
          tyres.days,
          tyres.as_of,
        ]}
      >
        {offers.map((offer) => (
          <tr key={offer.supplier.id} className={offer.published ? "on" : undefined}>
            <td>
              <a href={`/admin/suppliers/${offer.supplier.id}`}>{offer.supplier.name}</a>
              {offer.code ? <span className="q"> {fill(tyres.code, { code: offer.code })}</span> : null}
              {offer.published ? (
                <>
                  {" "}
                  <span className="okc">{tyres.published}</span>
                </>
              ) : null}
            </td>
            <td className="r num" data-label={tyres.cost}>
              {offer.cost ? formatMoney(offer.cost, language, { exact: true }) : "?"}
            </td>
            <td className="r num" data-label={tyres.on_list}>
              {offer.stock}
            </td>
            <td>{offer.lead_days === 0 ? tyres.lead_today : counted(tyres.lead, offer.lead_days, language)}</td>
            <td className="q">{momentOf(offer.as_of, language)}</td>
          </tr>
        ))}
      </Table>
      {offers.length > 1 && published && all > stock ? (
        <p className="q">{fill(tyres.one_source, { stock, all })}</p>
      ) : null}
    </>
  );
}
