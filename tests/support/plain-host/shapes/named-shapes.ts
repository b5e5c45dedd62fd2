import { bare } from "./bare";
import type { Shape } from "./shape";

/** Every shape by its name. */
export const shapes = { bare } satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;
