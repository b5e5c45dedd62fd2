import { lockOwner, ownPictures, presentPicture } from "@/lib/backend/admin/pictures/picture-rows";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { keepPicture } from "@/lib/backend/picture/keep-picture";
import { PictureRefused } from "@/lib/backend/picture/make-renditions";
import type { PictureOwner } from "@/lib/backend/picture/shown-pictures";
import type { AdminPicture } from "@/lib/contract/admin/pictures";
import type { UploadedFile } from "@/lib/contract/upload";
import { maxPictures, type Picture } from "@/lib/domain/picture";

/** A file, whole. @throws ApiProblem `too_large`, `unreadable` */
async function wholeFile({ stream }: UploadedFile): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** Puts a kept picture at the end of its owner's; one that is there already stays where it is. */
function store(owner: PictureOwner, { hash, width, height }: Picture, context: StaffContext): Promise<AdminPicture> {
  return retriedTransaction(async (tx) => {
    const { subject, subjectId } = await lockOwner(tx, owner);
    const known = await ownPictures(owner, tx);
    const same = known.find((each) => each.hash === hash);
    if (same) return same;
    if (known.length >= maxPictures) throw new ApiProblem("not_possible", { reason: "too_many_pictures" });
    const [row] = await tx
      .insert(tyrePicture)
      .values({
        ...("pattern" in owner ? { patternId: owner.pattern } : { productId: owner.product }),
        hash,
        position: known.length,
        role: "three_quarter",
      })
      .returning();
    if (!row) throw new Error("A picture was not stored.");
    await noted(tx, callerOf(context), {
      action: "picture_added",
      subject: "picture",
      subjectId: row.id,
      details: { [subject]: subjectId },
    });
    return presentPicture({ row, width, height });
  });
}

async function addBytes(owner: PictureOwner, file: Uint8Array, context: StaffContext): Promise<AdminPicture> {
  try {
    return await store(owner, await keepPicture(file, "staff", context.now), context);
  } catch (error) {
    throw error instanceof PictureRefused ? new ApiProblem("wrong_file", { reason: error.problem }) : error;
  }
}

/**
 * Adds a picture to a pattern or a tyre, after those it has.
 * @throws ApiProblem `wrong_file` for what is no picture, `too_large`, `not_possible` where there are too many, `not_found`
 */
export async function addPicture(
  owner: PictureOwner,
  file: UploadedFile,
  context: StaffContext,
): Promise<AdminPicture> {
  return addBytes(owner, await wholeFile(file), context);
}

/**
 * Adds the pictures of a plain form, as a browser without scripts sends it, `maxPictureBytes` together.
 * @returns how many were added, and why the first of the others was not
 */
export async function addFromForm(
  owner: PictureOwner,
  { stream, contentType }: UploadedFile,
  context: StaffContext,
): Promise<{ added: number; problem: string | null }> {
  let added = 0;
  let problem: string | null = null;
  try {
    const whole = await wholeFile({ stream, contentType, type: "multipart/form-data" });
    const form = await new Response(whole, { headers: { "content-type": contentType } }).formData();
    for (const file of form.getAll("file")) {
      if (typeof file === "string" || file.size === 0) continue;
      await addBytes(owner, Buffer.from(await file.arrayBuffer()), context).then(
        () => {
          added += 1;
        },
        (error: unknown) => {
          if (!(error instanceof ApiProblem)) throw error;
          problem ??= error.extra.reason ?? error.code;
        },
      );
    }
  } catch (error) {
    if (error instanceof ApiProblem) problem ??= error.code;
    else if (error instanceof TypeError) problem ??= "unreadable";
    else throw error;
  }
  return { added, problem };
}
