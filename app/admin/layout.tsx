import "./styles/index.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { archivo } from "@/app/fonts/archivo";
import { ThemeScript } from "@/components/layout/theme-script";
import { adminLanguage } from "@/lib/api/admin/server";

// Every page is of one person.
export const dynamic = "force-dynamic";

export const viewport: Viewport = { colorScheme: "light dark", width: "device-width", initialScale: 1 };

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  icons: { icon: [{ url: "/favicon.ico", sizes: "32x32" }], apple: "/apple-touch-icon.png" },
};

/** The document of the admin: a root layout of its own, with nothing of the shop's styles and scripts. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await adminLanguage()} className={archivo.variable} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>{children}</body>
    </html>
  );
}
