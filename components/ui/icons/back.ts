export const backIcon = "M4 9h11a5 5 0 010 10H9M8 4L3 9l5 5";
