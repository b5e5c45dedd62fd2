import "@/app/styles/article-text.css";
import { InfoPage } from "@/components/info/info-page";
import { infoMetadata } from "@/lib/seo/info-metadata";
import { infoProps } from "../info-props";

export const generateMetadata = () => infoMetadata("accessibility");

/** How accessible the shop is. */
export default async function AccessibilityPage() {
  return <InfoPage name="accessibility" {...(await infoProps())} />;
}
