import { addFromForm, addPicture } from "@/lib/backend/admin/pictures/add-picture";
import { changePicture, orderPictures, removePicture } from "@/lib/backend/admin/pictures/change-picture";
import { listPatterns, patternOf, patternOfTyre } from "@/lib/backend/admin/pictures/list-patterns";
import { ownPictures } from "@/lib/backend/admin/pictures/picture-rows";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { adminPictureCalls } from "@/lib/contract/admin/pictures";

/** Pictures of patterns and of single tyres. */
export const adminPictureHandlers: Handlers<keyof typeof adminPictureCalls> = {
  "GET /admin/patterns": async ({ query }) => ({ status: 200, body: await listPatterns(query) }),

  "GET /admin/patterns/{id}": async ({ path: { id } }) => ({
    status: 200,
    body: { pattern: await patternOf(id), pictures: await ownPictures({ pattern: id }) },
  }),

  "POST /admin/patterns/{id}/pictures": async ({ path: { id }, body }, context) => {
    await patternOf(id);
    if (body.type !== "multipart/form-data")
      return { status: 201, body: await addPicture({ pattern: id }, body, context) };
    const { added, problem } = await addFromForm({ pattern: id }, body, context);
    const said = new URLSearchParams({ added: String(added), ...(problem && { problem }) });
    return { status: 303, headers: { location: `/admin/patterns/${id}?${said}` } };
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
    return { status: 201, body: await addPicture({ product: id }, body, context) };
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
