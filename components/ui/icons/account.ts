export const accountIcon = "M12 4a4 4 0 010 8 4 4 0 010-8zM4 21c1-5 4-7 8-7s7 2 8 7";
