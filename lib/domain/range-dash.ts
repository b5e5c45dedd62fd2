/** The dash of a range (`24.–25. 11.`), after which no line ends (word joiner). */
export const rangeDash = "–\u2060";
