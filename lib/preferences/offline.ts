/** Where the service worker is that answers while the browser is offline. */
export const offlineWorker = "/offline.js";

/** Has it fetched once the page is loaded and the browser has nothing else to do: a first visit does not wait for it. */
export const offlineScript = `(function(){var n=navigator.serviceWorker;if(n)addEventListener("load",function(){
(window.requestIdleCallback||setTimeout)(function(){n.register("${offlineWorker}").catch(console.warn)})})})()`;
