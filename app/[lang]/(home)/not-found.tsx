import { MissingPage, missingPageMetadata } from "../missing-page";

export const generateMetadata = missingPageMetadata;

export default MissingPage;
