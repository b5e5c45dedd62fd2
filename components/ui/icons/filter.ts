export const filterIcon = "M3 6h18M6 12h12M10 18h4";
