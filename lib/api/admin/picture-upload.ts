import type { Problem } from "@/lib/contract/problem";

/** Whose pictures they are: a pattern's, or one tyre's alone. */
export type PictureOf = { owner: "patterns" | "tyres"; id: number };

/** Where pictures are sent. */
export const picturesAddress = ({ owner, id }: PictureOf): string => `/api/v1/admin/${owner}/${id}/pictures`;

/** What came of sending a picture: nothing to say, or why it was not taken. */
export type Sent = { ok: true } | { ok: false; why: string | null };

function reasonOf(text: string): string | null {
  try {
    const { title, detail } = JSON.parse(text) as Problem;
    return detail || title;
  } catch {
    return null;
  }
}

/**
 * Sends a picture to a pattern or a tyre.
 * @param onProgress told how much of it is sent, from 0 to 1
 * @returns `why` is `null` where the shop did not answer
 */
export function sendPicture(of: PictureOf, file: Blob, onProgress: (part: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest(); // fetch says nothing of what is sent
    request.open("POST", picturesAddress(of));
    request.setRequestHeader("accept-language", document.documentElement.lang);
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve(request.status === 201 ? { ok: true } : { ok: false, why: reasonOf(request.responseText) });
    request.onerror = () => resolve({ ok: false, why: null });
    request.send(file);
  });
}
