import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { cursor, cursors, undo } from "@/lib/contract/admin/order-row";
import { picture } from "@/lib/contract/picture";
import { tableId } from "@/lib/contract/table-id";
import { upload } from "@/lib/contract/upload";
import { maxPictureAlt, maxPictureBytes, maxPictures, pictureRoles, pictureTypes } from "@/lib/domain/picture";

const seen = ["unauthorised", "forbidden"] as const;
const id = z.coerce.number().pipe(tableId);
const path = z.object({ id });
const words = z.string().trim().max(maxPictureAlt);

/** A picture of a pattern or a tyre as the staff see it. */
export const adminPicture = picture.extend({
  id: z.int(),
  revision,
  role: z.enum(pictureRoles),
  /** What it shows, in the shop's own words; empty where the usual ones stand. */
  alt: z.object({ cs: z.string(), sk: z.string(), en: z.string() }),
  /** Does it come from a supplier's list? */
  from_list: z.boolean(),
});
export type AdminPicture = z.infer<typeof adminPicture>;

/** A pattern as the list shows it: with its first picture, how many it has, and how many of its tyres are on sale. */
export const patternRow = z.object({
  id: z.int(),
  brand: z.string(),
  name: z.string(),
  tyres: z.int(),
  pictures: z.int(),
  picture: picture.nullable(),
});
export type PatternRow = z.infer<typeof patternRow>;

/** Which patterns the list shows. */
export const patternViews = ["all", "without"] as const;
export type PatternView = (typeof patternViews)[number];

const data = z.array(adminPicture);
const order = z.object({ ids: z.array(tableId).max(maxPictures) });
const file = upload({
  maxBytes: maxPictureBytes,
  types: [...pictureTypes, "application/octet-stream", "multipart/form-data"],
});

export const adminPictureCalls = {
  "GET /admin/patterns": {
    summary:
      "Patterns of which tyres are on sale, by brand and name, fifty at a time: all of them, or those without a picture",
    admin: { right: "catalogue" },
    query: z.object({
      view: z.enum(patternViews).default("all"),
      q: z.string().trim().max(100).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
    }),
    replies: { 200: z.object({ data: z.array(patternRow), page: cursors }) },
    errors: seen,
  },
  "GET /admin/patterns/{id}": {
    summary: "A pattern with its pictures in their order",
    admin: { right: "catalogue" },
    path,
    replies: { 200: z.object({ pattern: patternRow, pictures: data }) },
    errors: seen,
  },
  "POST /admin/patterns/{id}/pictures": {
    summary: "Adds a picture of a pattern at the end; a form may send several at once, and is led back to its page",
    admin: { right: "catalogue" },
    path,
    body: file,
    replies: { 201: adminPicture, 303: null },
    errors: [...seen, "wrong_file", "not_possible"],
  },
  "PUT /admin/patterns/{id}/pictures": {
    summary: "Puts a pattern's pictures in an order; all of them are named",
    admin: { right: "catalogue" },
    path,
    body: order,
    replies: { 200: z.object({ data }) },
    errors: [...seen, "stale"],
  },
  "GET /admin/tyres/{id}/pictures": {
    summary: "The pictures of one tyre alone, which come before those of its pattern",
    admin: { right: "catalogue" },
    path,
    replies: { 200: z.object({ data, pattern: patternRow }) },
    errors: seen,
  },
  "POST /admin/tyres/{id}/pictures": {
    summary:
      "Adds a picture of one tyre alone at the end; a form may send several at once, and is led back to its page",
    admin: { right: "catalogue" },
    path,
    body: file,
    replies: { 201: adminPicture, 303: null },
    errors: [...seen, "wrong_file", "not_possible"],
  },
  "PUT /admin/tyres/{id}/pictures": {
    summary: "Puts a tyre's own pictures in an order; all of them are named",
    admin: { right: "catalogue" },
    path,
    body: order,
    replies: { 200: z.object({ data }) },
    errors: [...seen, "stale"],
  },
  "PATCH /admin/pictures/{id}": {
    summary: "Says what a picture shows",
    admin: { right: "catalogue" },
    path,
    body: z.object({
      revision,
      role: z.enum(pictureRoles).optional(),
      alt: z.object({ cs: words, sk: words, en: words }).optional(),
    }),
    replies: { 200: adminPicture },
    errors: [...seen, "stale"],
  },
  "DELETE /admin/pictures/{id}": {
    summary: "Removes a picture from its pattern or tyre",
    admin: { right: "catalogue" },
    path,
    query: z.object({ revision: z.coerce.number().pipe(revision) }),
    replies: { 200: z.object({ undo }) },
    errors: [...seen, "stale"],
  },
} satisfies Record<string, AdminCall>;
