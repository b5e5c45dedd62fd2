import { useTranslations } from "next-intl";
import { Fragment } from "react";

type Shipment = { carrier: string | null; parcels: { number: string; url: string | null }[] };
type Props = { shipments?: readonly Shipment[] | undefined; heading: "h2" | "h3"; className: string };

/** Parcels on their way, each with its carrier's page. Nothing before the first one has left. */
export function Shipments({ shipments = [], heading: Heading, className }: Props) {
  const t = useTranslations("account.shipments");
  const parcels = shipments.flatMap(({ carrier, parcels }) => parcels.map((parcel) => ({ carrier, ...parcel })));
  if (parcels.length === 0) return null;
  return (
    <section className={className} aria-labelledby="shipments-title">
      <Heading id="shipments-title">{t("title", { count: parcels.length })}</Heading>
      <dl className="facts">
        {parcels.map(({ carrier, number, url }) => (
          <Fragment key={number}>
            <dt>{carrier ?? t("number")}</dt>
            <dd>
              {number}
              {url ? (
                <>
                  <br />
                  <a className="acc-link" href={url} rel="noopener noreferrer">
                    {t("follow")}
                    <span className="vh"> {number}</span>
                  </a>
                </>
              ) : null}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
