export const arrowIcon = "M3 12h17M13 5l7 7-7 7";
