import "@/app/styles/article-text.css";
import "@/components/info/tables.css";
import { InfoPage } from "@/components/info/info-page";
import { infoMetadata } from "@/lib/seo/info-metadata";
import { infoProps } from "../info-props";

export const generateMetadata = () => infoMetadata("delivery");

/** What delivery costs, when the tyres arrive, how to pay. */
export default async function DeliveryPage() {
  return <InfoPage name="delivery" {...(await infoProps())} />;
}
