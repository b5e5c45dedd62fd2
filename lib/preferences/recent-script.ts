import { recentKey } from "@/lib/preferences/stored-keys";

/**
 * Keeps the room of the tyres that this browser showed, before the page is painted: the parent of the script is marked
 * where there is one to show, other than the tyre of the page (its `data-current`). Without storage there is none.
 */
export const recentScript = `try{let p=document.currentScript.parentElement;if(JSON.parse(localStorage.getItem("${recentKey}")).some(t=>t.id&&t.id!=p.dataset.current))p.dataset.kept=""}catch(e){}`;
