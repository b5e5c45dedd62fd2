import "@/app/styles/article-text.css";
import { InfoPage } from "@/components/info/info-page";
import { infoMetadata } from "@/lib/seo/info-metadata";
import { infoProps } from "../info-props";

export const generateMetadata = () => infoMetadata("cookies");

/** Every cookie and every entry in the browser's storage. */
export default async function CookiesPage() {
  return <InfoPage name="cookies" {...(await infoProps())} />;
}
