import "@/app/styles/index.css";
import type { Metadata, Viewport } from "next";
import { getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { archivo } from "@/app/fonts/archivo";
import { DeliveryOptions } from "@/components/checkout/delivery-options";
import { OfflineScript } from "@/components/layout/offline-script";
import { ThemeScript } from "@/components/layout/theme-script";
import { PageLive } from "@/components/ui/page-live";
import { isNothingThere } from "@/lib/api/page-lookup";
import { readConfig } from "@/lib/config";
import { pageLocale } from "@/lib/i18n/locale";
import { reportReads } from "@/lib/runtime/page-answer";
import { providePageLookup } from "@/lib/runtime/page-lookup";
import { noReads } from "@/lib/runtime/page-reads";

// From here, not from the start: what has the same modules as the pages shares their answers and their errors.
providePageLookup(isNothingThere);

/** Pages are rendered at their first visit, then cached: a build needs no back end. */
export function generateStaticParams(): { lang: string }[] {
  return [];
}

/** Under plain `next start`, which is notified of no changes: age at which a page is rendered again, seconds. */
export const revalidate = 60;

/** The colour of the browser's own bars: the values of the token --slab. */
export const viewport: Viewport = {
  colorScheme: "light dark",
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#141618" },
    { media: "(prefers-color-scheme: dark)", color: "#08090a" },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("meta");
  return {
    metadataBase: new URL(readConfig().publicUrl),
    // Pages that are only passed through have no other title.
    title: { template: t("template", { title: "%s" }), default: "Dezén" },
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "32x32" },
        { url: "/icon-light.svg", type: "image/svg+xml", media: "(prefers-color-scheme: light)" },
        { url: "/icon-dark.svg", type: "image/svg+xml", media: "(prefers-color-scheme: dark)" },
      ],
      apple: "/apple-touch-icon.png",
    },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { language } = await pageLocale();
  reportReads(noReads);
  return (
    <html lang={language} className={archivo.variable} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>
        {children}
        <OfflineScript />
        <DeliveryOptions />
        <Suspense>
          <PageLive />
        </Suspense>
      </body>
    </html>
  );
}
