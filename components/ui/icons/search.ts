export const searchIcon = "M10.5 4a6.5 6.5 0 010 13 6.5 6.5 0 010-13zM15.5 15.5L21 21";
