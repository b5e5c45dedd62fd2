import { addFromForm, addPicture } from "@/lib/backend/admin/pictures/add-picture";
import { changePicture, orderPictures, removePicture } from "@/lib/backend/admin/pictures/change-picture";
import { listPatterns, patternOf, patternOfTyre } from "@/lib/backend/admin/pictures/list-patterns";
import { ownPictures } from "@/lib/backend/admin/pictures/picture-rows";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { PictureOwner } from "@/lib/backend/picture/shown-pictures";
import type { adminPictureCalls } from "@/lib/contract/admin/pictures";
import type { UploadedFile } from "@/lib/contract/upload";

/** Adds what came: one picture, or those of a form without scripts, which is led back to the page of its owner. */
async function add(owner: PictureOwner, page: string, body: UploadedFile, context: StaffContext) {
  if (body.type !== "multipart/form-data")
    return { status: 201, body: await addPicture(owner, body, context) } as const;
  const { added, problem } = await addFromForm(owner, body, context);
  const said = new URLSearchParams({ added: String(added), ...(problem && { problem }) });
  return { status: 303, headers: { location: `${page}?${said}#pictures` } } as const;
}

/** Pictures of patterns and of single tyres. */
export const adminPictureHandlers: Handlers<keyof typeof adminPictureCalls> = {
  "GET /admin/patterns": async ({ query }) => ({ status: 200, body: await listPatterns(query) }),

  "GET /admin/patterns/{id}": async ({ path: { id } }) => ({
    status: 200,
    body: { pattern: await patternOf(id), pictures: await ownPictures({ pattern: id }) },
  }),

  "POST /admin/patterns/{id}/pictures": async ({ path: { id }, body }, context) => {
    await patternOf(id);
    return add({ pattern: id }, `/admin/patterns/${id}`, body, context);
  },

  "PUT /admin/patterns/{id}/pictures": async ({ path: { id }, body }, context) => ({
    status: 200,
    body: { data: await orderPictures({ pattern: id }, body.ids, context) },
  }),

  "GET /admin/tyres/{id}/pictures": async ({ path: { id } }) => ({
    status: 200,
    body: { pattern: await patternOfTyre(id), data: await ownPictures({ product: id }) },
  }),

  "POST /admin/tyres/{id}/pictures": async ({ path: { id }, body }, context) => {
    await patternOfTyre(id);
    return add({ product: id }, `/admin/tyres/${id}`, body, context);
  },

  "PUT /admin/tyres/{id}/pictures": async ({ path: { id }, body }, context) => ({
    status: 200,
    body: { data: await orderPictures({ product: id }, body.ids, context) },
  }),

  "PATCH /admin/pictures/{id}": async ({ path: { id }, body }, context) => ({
    status: 200,
    body: await changePicture(id, body, context),
  }),

  "DELETE /admin/pictures/{id}": async ({ path: { id }, query: { revision } }, context) => ({
    status: 200,
    body: { undo: await removePicture(id, revision, context) },
  }),
};
