/** The body of a call that takes a file instead of JSON. */
export type Upload = {
  /** The most bytes of the file; of one that comes compressed, as it is once unpacked. */
  readonly maxBytes: number;
  /** The media types it may be of, in lower case. What does not name its type is `application/octet-stream`. */
  readonly types: readonly string[];
};

/** A file as the handler gets it. */
export type UploadedFile = {
  /** One of the call's types. The sender says so; nobody has looked. */
  readonly type: string;
  /** The whole header, with what a form of several parts is divided by. */
  readonly contentType: string;
  /**
   * Its bytes as they come, unpacked; can be read once. Reading throws ApiProblem `too_large` past the bound, and `unreadable` where
   * the sender broke off or the packing is damaged.
   */
  readonly stream: AsyncIterable<Uint8Array>;
};

/** A body that is a file, streamed to the handler and never kept whole in between; `content-encoding: gzip` is unpacked on the way. */
export function upload(bounds: Upload): Upload {
  return bounds;
}

/** Is this body a file, not JSON? */
export function isUpload(body: object | null | undefined): body is Upload {
  return typeof body === "object" && body !== null && "maxBytes" in body;
}
