import "@/app/styles/article-text.css";
import { InfoPage } from "@/components/info/info-page";
import { infoMetadata } from "@/lib/seo/info-metadata";
import { infoProps } from "../info-props";

export const generateMetadata = () => infoMetadata("privacy");

/** Which personal data the shop holds and why (GDPR, art. 13). */
export default async function PrivacyPage() {
  return <InfoPage name="privacy" {...(await infoProps())} />;
}
