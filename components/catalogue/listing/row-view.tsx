"use client";

import type { ReactNode } from "react";
import { EnergyArrows } from "@/components/catalogue/label/energy-arrows";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { TyrePicture } from "@/components/ui/tyre-picture";
import { type TyreMark, TyreSize } from "@/components/ui/tyre-size";
import type { LabelClass } from "@/lib/domain/eu-label";

/**
 * A row of a listing, from texts prepared on the server. A client component although it has no behaviour: server components
 * are sent twice, as HTML and as React elements, and rows are most of a listing; this way only their props are sent the
 * second time.
 * @param below no first screen shows it (see `inlineStyles`)
 * @param seasonText the season as text when other rows may differ, else `null`
 * @param each price of one with its unit, @param set quantity that the button adds and its price, `null` without a button
 * @param arrival `null` when no date can be promised
 * @param detail text of the link to the tyre's page, instead of `children`, the cart button
 */
export function RowView(row: {
  season: string;
  seasonText: string | null;
  path: string;
  image: string;
  alt: string;
  imageSources: string | undefined;
  eager: boolean;
  below?: boolean;
  brand: string;
  pattern: string;
  size: string;
  marks: readonly TyreMark[];
  made: string | null;
  rating: ReactNode;
  why: string | null;
  tools?: ReactNode;
  label: { fuel: LabelClass; wet: LabelClass; noise: number; text: string } | null;
  arrival: string | null;
  stock: string;
  each: readonly [price: string, unit: string];
  set: readonly [pieces: string, price: string] | null;
  detail: string;
  children: ReactNode;
}) {
  const { path, brand, pattern, label, arrival } = row;
  return (
    <article className="row" data-season={row.season} data-below={row.below ? "" : undefined}>
      <div className="pic">
        <TyrePicture src={row.image} sources={row.imageSources} alt={row.alt} eager={row.eager} />
      </div>
      <div>
        <p className="br">
          {row.seasonText === null ? brand : `${brand} `}
          {row.seasonText === null ? null : <span className="sea">{row.seasonText}</span>}
        </p>
        <h3>
          <Link href={path} aria-label={`${brand} ${pattern}`}>
            {pattern}
          </Link>
        </h3>
        <TyreSize text={row.size} marks={row.marks} />
        {row.made === null ? null : (
          <>
            {" "}
            <span className="sm made">{row.made}</span>
          </>
        )}
        {row.rating}
        {row.why === null ? null : <p className="why">{row.why}</p>}
        {row.tools}
      </div>
      <div className="mid">
        {label === null ? null : (
          <EnergyArrows
            fuel={label.fuel}
            wet={label.wet}
            noiseDb={label.noise}
            label={label.text}
            href={`${path}#label`}
          />
        )}
        <p className="arr">
          {arrival === null ? null : <b>{arrival}</b>}{" "}
          <span className={arrival === null ? undefined : "st"}>{row.stock}</span>
        </p>
      </div>
      <div className="pri">
        <span>
          <span className="p4">
            {row.each[0]}
            <small>{row.each[1]}</small>
          </span>{" "}
          {row.set === null ? null : (
            <span className="u muted">
              {`${row.set[0]}\u00a0`}
              <b className="num ink">{row.set[1]}</b>
            </span>
          )}
        </span>
        {row.children ?? (
          <ButtonLink small href={path}>
            {row.detail}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
