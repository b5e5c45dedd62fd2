import type { MetadataRoute } from "next";

/** `/manifest.webmanifest`: the shop as an app on a home screen. Its start page is in the visitor's language. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "Dezén – pneumatiky",
    short_name: "Dezén",
    description: "Pneumatiky podle rozměru, s datem doručení.",
    lang: "cs",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: "#141618",
    background_color: "#f3f4f3",
    categories: ["shopping"],
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icon-light.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
}
