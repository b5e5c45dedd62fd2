import "@/app/styles/article-text.css";
import "@/components/info/steps.css";
import { InfoPage } from "@/components/info/info-page";
import { infoMetadata } from "@/lib/seo/info-metadata";
import { infoProps } from "../info-props";

export const generateMetadata = () => infoMetadata("complaints");

/** The legal guarantee, complaints, withdrawal, old tyres and disputes. */
export default async function ComplaintsPage() {
  return <InfoPage name="complaints" {...(await infoProps())} />;
}
