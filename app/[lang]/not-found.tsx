import { MissingPage, missingPageMetadata } from "./missing-page";

export const generateMetadata = missingPageMetadata;

/** What scripts show in the place of a page that is not there, where no host sends `404` (plain `next start`, development). */
export default function NotFound() {
  return <MissingPage />;
}
