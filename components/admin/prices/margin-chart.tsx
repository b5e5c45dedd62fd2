import type { PriceSimulation } from "@/lib/contract/admin/price-simulation";
import type { Language } from "@/lib/domain/locale";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { percent } from "./rule-words";

/** Units of the drawing: its width, the height of the bars, and the room below for the axis. */
const [width, height, axis] = [400, 150, 18];

/** How many tyres have which margin, now and afterwards; heights by the square root, so that small groups are seen too. */
export function MarginChart({
  simulation,
  language,
  texts,
}: {
  simulation: PriceSimulation;
  language: Language;
  texts: AdminTexts;
}) {
  const { prices } = texts;
  const { distribution, margin } = simulation;
  const most = Math.max(1, ...distribution.flatMap(({ before, after }) => [before, after]));
  const step = width / distribution.length;
  const top = (tyres: number) => height - Math.sqrt(tyres / most) * (height - 4);
  const place = (permille: number) => ((permille - (distribution[0]?.from ?? 0)) / 10) * step;
  const outline = distribution.map(({ after }, at) => `V${top(after).toFixed(1)}H${((at + 1) * step).toFixed(1)}`);
  const said = (permille: number | null) => (permille === null ? prices.unknown : percent(permille, language));
  const values = { before: said(margin.before), after: said(margin.after) };
  return (
    <figure className="chart">
      <p className="chart-key">
        <span className="kb">{prices.chart_key_before}</span> <span className="ka">{prices.chart_key_after}</span>
      </p>
      <svg viewBox={`0 0 ${width} ${height + axis}`} role="img" aria-label={fill(prices.chart_label, values)}>
        {distribution.map(({ from, before }, at) =>
          before > 0 ? (
            <rect
              key={from}
              className={from < 0 ? "below" : "now"}
              x={(at * step + 0.6).toFixed(1)}
              y={top(before).toFixed(1)}
              width={(step - 1.2).toFixed(1)}
              height={(height - top(before)).toFixed(1)}
            />
          ) : null,
        )}
        <path className="next" d={`M0 ${height}${outline.join("")}V${height}`} />
        <path className="zero" d={`M${place(0)} 0V${height}`} />
        <path className="base" d={`M0 ${height}H${width}`} />
        {[0, 100, 200, 300].map((permille) => (
          <text key={permille} x={place(permille)} y={height + 14} textAnchor="middle">
            {percent(permille, language)}
          </text>
        ))}
      </svg>
      <figcaption className="q">{prices.chart_cap}</figcaption>
    </figure>
  );
}
