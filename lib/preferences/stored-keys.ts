/** What parts of the shop keep in this browser's `localStorage`, and the events that tell of a change in the same tab. */
export const rememberedKey = "dezen-car";
export const rememberedChanged = "dezen-car-changed";
export const recentKey = "dezen-recent";
export const recentChanged = "dezen-recent-changed";
export const comparedKey = "dezen-compare";
export const comparedChanged = "dezen-compare-changed";
