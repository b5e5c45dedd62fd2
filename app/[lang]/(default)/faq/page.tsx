import "@/app/styles/article-text.css";
import { Faq } from "@/components/info/faq";
import { infoMetadata } from "@/lib/seo/info-metadata";
import { infoProps } from "../info-props";
import { FaqData } from "./structured-data";

export const generateMetadata = () => infoMetadata("faq");

/** Questions that buyers of tyres ask, with short answers. */
export default async function FaqPage() {
  const props = await infoProps();
  return (
    <>
      <FaqData {...props} />
      <Faq {...props} />
    </>
  );
}
