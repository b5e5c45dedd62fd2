/** Theme choices; `auto` follows the system. Kept in local storage under `color-scheme`. Source: specification, section 3. */
export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
export const themeKey = "color-scheme";

/** Sets a stored theme on the document before it is painted. */
export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;
