import { languages } from "@/lib/domain/locale";
import { failurePage } from "@/lib/host/unavailable/failure-page";

export const dynamic = "force-static";

const pages = Object.fromEntries(languages.map((language) => [language, failurePage("offline", language)]));

/** The service worker: passes everything to the network, and shows an offline page when a page cannot be reached. */
const worker = `const pages=${JSON.stringify(pages)};
addEventListener("activate",(event)=>event.waitUntil(registration.navigationPreload&&registration.navigationPreload.enable()));
addEventListener("fetch",(event)=>{
const{request}=event;
if(request.mode!=="navigate"||request.method!=="GET")return;
const page=()=>pages[new URL(request.url).pathname.slice(1,3)]||pages[navigator.language.slice(0,2)]||pages.en;
const offline=()=>new Response(page(),{status:503,headers:{"content-type":"text/html; charset=utf-8","cache-control":"no-store"}});
event.respondWith(Promise.resolve(event.preloadResponse).then((loaded)=>loaded||fetch(request)).catch(offline));
});`;

/** `/offline.js` */
export function GET(): Response {
  return new Response(worker, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "public, no-cache" },
  });
}
