import { additions } from "./additions";
import { api } from "./api";
import { bare } from "./bare";
import { plainErrors } from "./plain-errors";
import type { Shape } from "./shape";

export type ShapeName = "bare" | "api" | "additions" | "plain-errors";

/** Every shape by its name. */
export const shapes: Record<ShapeName, Shape> = { bare, api, additions, "plain-errors": plainErrors };
