export const plusIcon = "M12 4v16M4 12h16";
