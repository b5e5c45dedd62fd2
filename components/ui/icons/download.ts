export const downloadIcon = "M12 3v12M6.5 10l5.5 5.5 5.5-5.5M4 20h16";
