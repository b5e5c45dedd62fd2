"use client";

import type { ReactNode } from "react";
import { EnergyArrows } from "@/components/catalogue/label/energy-arrows";
import { TreadImage } from "@/components/catalogue/tread-image";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { TyreSize } from "@/components/ui/tyre-size";
import type { LabelClass } from "@/lib/domain/eu-label";

/**
 * A row of the list as it stands in the page, from words that the server has ready. A client component, although it does
 * nothing: what the server alone renders is sent twice, as HTML and as elements, and these rows are most of a listing;
 * so the second time only their words are sent.
 * @param per what the price is for, every other part of it bold, @param arrival `null` where none can be promised
 * @param detail says where the tyre's page is, in place of `children`, the way into the cart
 */
export function RowView(row: {
  season: string;
  path: string;
  image: string;
  alt: string;
  eager: boolean;
  brand: string;
  pattern: string;
  size: string;
  marks: readonly string[];
  rating: ReactNode;
  why: string | null;
  tools?: ReactNode;
  label: { fuel: LabelClass; wet: LabelClass; noise: number; text: string } | null;
  arrival: string | null;
  stock: string;
  price: string;
  per: readonly string[];
  detail: string;
  children: ReactNode;
}) {
  const { path, brand, pattern, label, arrival } = row;
  return (
    <article className="row" data-season={row.season}>
      <div className="pic">
        <TreadImage src={row.image} alt={row.alt} eager={row.eager} />
      </div>
      <div>
        <p className="br">{brand}</p>
        <h3>
          <Link href={path} aria-label={`${brand} ${pattern}`}>
            {pattern}
          </Link>
        </h3>
        <TyreSize text={row.size} marks={row.marks} />
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
          <span className="p4">{row.price}</span>
          <span className="u muted">
            {row.per.map((part, index) =>
              index % 2 === 0 ? (
                part
              ) : (
                <b key={part} className="num ink">
                  {part}
                </b>
              ),
            )}
          </span>
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
