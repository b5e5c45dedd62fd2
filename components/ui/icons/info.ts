export const infoIcon = "M12 3a9 9 0 010 18 9 9 0 010-18zM12 11v5.5M12 7v.5";
