import { amount } from "@/components/admin/shell/amount";
import { Part } from "@/components/admin/shell/mast";
import type { PriceChanges } from "@/lib/contract/admin/change-set-prices";
import type { Language } from "@/lib/domain/locale";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { percentOf } from "./figures";
import { barsOf, medianOf, placeOf, priceFigures, scale, ticksOf, tyresIn } from "./price-scale";

type Props = { prices: PriceChanges; id: number; language: Language; texts: AdminTexts };

/** How many brands have a strip of their own. */
const mostBrands = 14;
const marks = [-250, -150, -50, 0, 50, 150, 250];
const height = 120;

function Histogram({ prices, language, texts: { imports } }: Props) {
  const { all, median, jumps, tenfold } = priceFigures(prices);
  const shown = (n: number) => amount(n, language);
  const values = {
    n: shown(all),
    median: percentOf(median, language, true),
    jumps: shown(jumps),
    tenfold: shown(tenfold),
  };
  return (
    <svg
      className="hist"
      viewBox={`0 0 ${scale.width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={fill(imports.hist_title, values)}
    >
      {[-150, 150].map((bound) => (
        <line key={bound} className="bound" x1={placeOf(bound)} x2={placeOf(bound)} y1="0" y2={height} />
      ))}
      {barsOf(prices.brands).map((bar) => (
        <rect
          key={bar.x}
          className={bar.kind}
          x={bar.x + 1}
          width={bar.width - 2}
          y={height * (1 - bar.height)}
          height={height * bar.height}
        />
      ))}
      <line className="floor" x1="0" x2={scale.width} y1={height} y2={height} />
    </svg>
  );
}

function Strip({ brand, id, language }: { brand: PriceChanges["brands"][number]; id: number; language: Language }) {
  const ticks = ticksOf(brand, 20);
  return (
    <tr>
      <th scope="row">
        <a href={`/admin/imports/${id}?brand=${encodeURIComponent(brand.name)}#changes`}>{brand.name}</a>{" "}
        <span className="q">{amount(tyresIn(brand.changes), language)}</span>
      </th>
      <td className="ticks">
        <svg viewBox={`0 0 ${scale.width} 20`} preserveAspectRatio="none" aria-hidden="true">
          <line className="zero" x1={placeOf(0)} x2={placeOf(0)} y1="0" y2="20" />
          {(["c", "j", "t"] as const).map((kind) =>
            ticks[kind] ? <path key={kind} className={kind} d={ticks[kind]} /> : null,
          )}
        </svg>
      </td>
      <td className="r num">{percentOf(medianOf(brand.changes), language, true)}</td>
    </tr>
  );
}

/** By how much prices differ: all of them as a histogram, below it a strip for each brand in which every change is one tick. */
export function PricePicture(props: Props) {
  const { prices, id, language, texts } = props;
  const { imports } = texts;
  const { all, dearer, cheaper } = priceFigures(prices);
  if (all === 0) return null;
  const note = fill(imports.prices_note, { up: amount(dearer, language), down: amount(cheaper, language) });
  const part = (at: number) => ({ left: `${(placeOf(at) / scale.width) * 100}%` });
  return (
    <Part title={`${amount(all, language)} ${counted(imports.prices, all, language)}`} note={note}>
      <h3>{imports.each_tick}</h3>
      <div className="rugs">
        <div className="over">
          <Histogram {...props} />
        </div>
        <table className="rug">
          <thead>
            <tr>
              <th scope="col">{imports.brand_changes}</th>
              <td className="ax" aria-hidden="true">
                <span style={part(-1000)}>{imports.half_or_less}</span>
                {marks.map((mark) => (
                  <span key={mark} style={part(mark)}>
                    {percentOf(mark, language, true)}
                  </span>
                ))}
                <span style={part(1000)}>{imports.double_or_more}</span>
              </td>
              <th scope="col" className="r">
                {imports.median}
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.brands.slice(0, mostBrands).map((brand) => (
              <Strip key={brand.name} brand={brand} id={id} language={language} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">{imports.hist_note}</p>
    </Part>
  );
}
