import { z } from "zod";

const line = z.string().trim().min(1).max(200);

/** Whom a buyer can reach: name, postal address, and an e-mail or a web page. */
const safetyContact = z.object({ name: line, address: line, contact: line });

/** Who makes a brand's tyres and who answers for them in the Union: Regulation (EU) 2023/988, article 19. */
export const brandSafety = z.object({ manufacturer: safetyContact, representative: safetyContact.nullable() });
