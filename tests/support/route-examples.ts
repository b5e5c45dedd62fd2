/** One address of every page that is one for all, by its route as the build names it. */
export const forAll: Record<string, string> = {
  "/[lang]": "/cs",
  "/[lang]/about": "/sk/about",
  "/[lang]/accessibility": "/cs/accessibility",
  "/[lang]/blog": "/cs/blog",
  "/[lang]/blog/[...slug]": "/cs/blog/cena-pneumatik-na-1000-km",
  "/[lang]/car": "/en/car",
  "/[lang]/car/[make]": "/cs/car/skoda",
  "/[lang]/car/[make]/[model]": "/sk/car/skoda/octavia",
  "/[lang]/complaints": "/cs/complaints",
  "/[lang]/contacts": "/en/contacts",
  "/[lang]/cookies": "/cs/cookies",
  "/[lang]/delivery": "/sk/delivery",
  "/[lang]/faq": "/cs/faq",
  "/[lang]/order-tracking": "/cs/order-tracking?number=1",
  "/[lang]/privacy": "/cs/privacy",
  "/[lang]/search-page": "/cs/search-page",
  "/[lang]/terms": "/en/terms",
  "/[lang]/[category]/[[...slug]]": "/cs/zimni-pneumatiky/205-55-r16?sort=price_asc",
};

/** And of the page that is sent wherever nothing is, also one for all. */
export const missing: Record<string, string> = { "/[lang]/404/[[...category]]": "/cs/404/zimni-pneumatiky" };

/** And of every page that the build makes for a request, but that is the same for whoever asks for its address. */
export const shared: Record<string, string> = { "/[lang]/search-result": "/cs/search-result?q=205%2F55+R16" };

/** And of every page and answer that is made for its visitor. */
export const made: Record<string, string> = {
  "/[lang]/account": "/cs/account",
  "/[lang]/account/orders/[number]": "/cs/account/orders/2600000017",
  "/[lang]/auth/[provider]": "/cs/auth/google?code=x&state=y",
  "/[lang]/cart": "/cs/cart",
  "/[lang]/cart/checkout": "/cs/cart/checkout",
  "/[lang]/cart/items": "/cs/cart/items",
  "/[lang]/compare": "/cs/compare?ids=1",
  "/[lang]/create-order-success": "/cs/create-order-success?order=x",
  "/[lang]/find": "/cs/find?width=205&profile=55&rim=16",
  "/[lang]/forgot-password": "/cs/forgot-password",
  "/[lang]/register": "/cs/register",
  "/[lang]/reset-password": "/reset-password?token=x",
  "/[lang]/review": "/cs/review?token=x",
  "/[lang]/search-result/~plain": "/cs/search-result/~plain?q=205",
  "/[lang]/sign-in": "/cs/sign-in?return_to=%2Fcs%2Fcart",
  "/[lang]/stock-notice": "/cs/stock-notice?token=x",
  "/[lang]/withdrawal": "/cs/withdrawal",
  "/api/v1/[...path]": "/api/v1/cart",
};

/** And of every page of the admin, which is not there while nobody works in the shop. */
export const office: Record<string, string> = {
  "/admin": "/admin",
  "/admin/imports": "/admin/imports",
  "/admin/imports/[id]": "/admin/imports/1",
  "/admin/brands": "/admin/brands",
  "/admin/demand": "/admin/demand",
  "/admin/404": "/admin/404",
  "/admin/log": "/admin/log",
  "/admin/me": "/admin/me",
  "/admin/me/phone": "/admin/me/phone",
  "/admin/messages": "/admin/messages",
  "/admin/orders": "/admin/orders",
  "/admin/orders/[number]": "/admin/orders/2600000018",
  "/admin/prices": "/admin/prices",
  "/admin/patterns": "/admin/patterns",
  "/admin/patterns/[id]": "/admin/patterns/1",
  "/admin/print/[sheet]": "/admin/print/pick",
  "/admin/print/supplier/[id]": "/admin/print/supplier/1",
  "/admin/returns": "/admin/returns",
  "/admin/reviews": "/admin/reviews",
  "/admin/shipping": "/admin/shipping",
  "/admin/sign-in": "/admin/sign-in",
  "/admin/staff": "/admin/staff",
  "/admin/suppliers": "/admin/suppliers",
  "/admin/suppliers/[id]": "/admin/suppliers/1",
  "/admin/to-order": "/admin/to-order",
  "/admin/tyres": "/admin/tyres",
  "/admin/tyres/[id]": "/admin/tyres/1",
  "/admin/welcome": "/admin/welcome",
  "/admin/welcome/[token]": "/admin/welcome/x",
};

/** And of every file that anybody may keep. */
export const files: Record<string, string> = {
  "/feeds/[file]": "/feeds/zbozi.xml",
  "/img/card/[...path]": "/img/card/cs-u-cu-czk/home.png",
  "/img/ground/[file]": "/img/ground/car-winter.svg",
  "/img/tread/[file]": "/img/tread/bridgestone-blizzak-6.svg",
  "/img/label.svg": "/img/label.svg",
  "/img/wheel.svg": "/img/wheel.svg",
  "/manifest.webmanifest": "/manifest.webmanifest",
  "/offline.js": "/offline.js",
  "/robots.txt": "/robots.txt",
  "/sitemap.xml": "/sitemap.xml",
  "/sitemaps/[file]": "/sitemaps/pages-cs-1.xml",
};
