export const clockIcon = "M12 3a9 9 0 010 18 9 9 0 010-18zM12 6.5V12l4 3";
