import { randomInt } from "node:crypto";

/** Headers of a visitor from a place of their own, as in life: the shop counts attempts by place. */
export const ownPlace = () => ({
  "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});
