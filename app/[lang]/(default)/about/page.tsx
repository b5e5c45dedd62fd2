import "@/app/styles/article-text.css";
import { InfoPage } from "@/components/info/info-page";
import { infoMetadata } from "@/lib/seo/info-metadata";
import { infoProps } from "../info-props";

export const generateMetadata = () => infoMetadata("about");

/** Who runs the shop, and how it works. */
export default async function AboutPage() {
  return <InfoPage name="about" {...(await infoProps())} />;
}
