export const alertIcon = "M12 3L1.5 21h21zM12 10v5M12 18v.5";
