import type { ReactNode } from "react";
import { CostFigure } from "@/components/article/figure/cost";
import { DotFigure } from "@/components/article/figure/dot";
import type { FigureProps } from "@/components/article/figure/figure";
import { LabelFigure } from "@/components/article/figure/label";
import { LoadSpeedFigure } from "@/components/article/figure/load-speed";
import { MarkingsFigure } from "@/components/article/figure/markings";
import { PressureFigure } from "@/components/article/figure/pressure";
import { SeasonsFigure } from "@/components/article/figure/seasons";
import { SidewallFigure } from "@/components/article/figure/sidewall";
import { StorageFigure } from "@/components/article/figure/storage";
import { TreadDepthFigure } from "@/components/article/figure/tread-depth";

/** Every drawing an article can show by `![caption](figure:<name>)`. */
export const figures = {
  sidewall: SidewallFigure,
  dot: DotFigure,
  label: LabelFigure,
  "tread-depth": TreadDepthFigure,
  seasons: SeasonsFigure,
  "load-speed": LoadSpeedFigure,
  pressure: PressureFigure,
  storage: StorageFigure,
  markings: MarkingsFigure,
  cost: CostFigure,
} as const satisfies Record<string, (props: FigureProps) => ReactNode>;

/** Is there a drawing of this name? */
export function isFigureName(name: string): name is keyof typeof figures {
  return Object.hasOwn(figures, name);
}
