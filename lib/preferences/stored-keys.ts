/** What parts of the shop keep in this browser's `localStorage`. */
export const rememberedKey = "dezen-car";
export const recentKey = "dezen-recent";
export const comparedKey = "dezen-compare";
