export const cardIcon = "M2.5 5.5h19v13h-19zM2.5 9.5h19M6 14.5h4";
