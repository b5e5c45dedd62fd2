export const leftIcon = "M21 12H4M11 5l-7 7 7 7";
