import { useTranslations } from "next-intl";
import type { FigureProps } from "@/components/article/figure/figure";
import { brakingExtraMetres } from "@/lib/domain/eu-label";

const parts = ["fuel", "wet", "noise", "snow", "code"] as const;

/** The EU label, and what each part of it says. */
export function LabelFigure({ euLabel }: FigureProps) {
  const t = useTranslations("article.figure.label");
  const values = { percent: 7.5, metres: brakingExtraMetres("E") };
  return (
    <div className="fg-label">
      {euLabel}
      <dl>
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(part)}</dt>
            <dd>{t(`${part}_text`, values)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
