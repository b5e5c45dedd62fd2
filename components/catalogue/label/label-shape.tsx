import { type LabelShapeName, labelShapesPath } from "./label-shapes";

/** A shape that all labels share, from a file that browsers keep: in the page it would be most of the label, twice. */
export function LabelShape({ name, x, y }: { name: LabelShapeName; x?: number; y?: number }) {
  return <use href={`${labelShapesPath}#${name}`} x={x} y={y} />;
}
