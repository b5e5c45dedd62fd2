import { z } from "zod";

/** Greatest number of a row: ids are of PostgreSQL's type `integer`. */
export const greatestId = 2_147_483_647;

/** The id of something as a back end names it in an answer: a number or a text, given back as it came. */
export const foreignId = z.union([z.int(), z.string().min(1).max(100)]);

/** The number of a row as a request names it. What no row can have is refused here: the database would stumble over it. */
export const tableId = z.int().min(1).max(greatestId);
