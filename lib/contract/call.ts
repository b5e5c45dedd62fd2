import type { z } from "zod";
import type { Upload, UploadedFile } from "@/lib/contract/upload";
import type { ErrorCode } from "@/lib/domain/error-codes";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type CallName = `${Method} /${string}`;

/** A reply that is text of this media type, not JSON; it comes piece by piece and may be of any length. */
export type TextReply = { readonly media: string };

/** Is this reply text that streams, not a JSON body? */
export function isTextReply(reply: z.ZodType | TextReply | null | undefined): reply is TextReply {
  return typeof reply === "object" && reply !== null && "media" in reply;
}

/**
 * One call of the API. The key it stands under (`"DELETE /cart/items/{index}"`) is its method and path template;
 * the parts are zod schemas. `replies` lists every success status: a schema for a JSON body, a media type for streamed
 * text, `null` for no body.
 */
export type Call = {
  summary: string;
  path?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** JSON of this shape, or a file. */
  body?: z.ZodType | Upload;
  /** Instead of `body`: the text as it came, byte for byte, for a signature over it, or for a form that no page of the shop sends. */
  rawBody?: z.ZodType<string, string>;
  /** The media type of `rawBody`; JSON where none is named. */
  rawMedia?: string;
  replies: { readonly [status: number]: z.ZodType | TextReply | null };
  errors: readonly ErrorCode[];
};

type Part<
  C extends Call,
  K extends "path" | "query" | "headers" | "body" | "rawBody",
  Side extends "input" | "output",
> = C[K] extends z.ZodType
  ? { [key in K]: Side extends "input" ? z.input<C[K]> : z.output<C[K]> }
  : C[K] extends Upload
    ? { [key in K]: Side extends "input" ? Blob : UploadedFile }
    : unknown;

type Parts<C extends Call, Side extends "input" | "output"> = Part<C, "path", Side> &
  Part<C, "headers", Side> &
  Part<C, "body", Side> &
  Part<C, "rawBody", Side> &
  (C["query"] extends z.ZodType
    ? Side extends "input"
      ? { query?: z.input<C["query"]> }
      : { query: z.output<C["query"]> }
    : unknown);

/** What a caller hands over: every part before parsing; the query may be left out. */
export type CallInput<C extends Call> = Parts<C, "input">;

/** What a handler receives: every part parsed. */
export type HandlerInput<C extends Call> = Parts<C, "output">;

/** What a handler returns and a caller gets: one member per success status. */
export type Reply<C extends Call> = {
  [S in keyof C["replies"] & number]: C["replies"][S] extends z.ZodType
    ? { status: S; body: z.output<C["replies"][S]>; headers?: Record<string, string> }
    : C["replies"][S] extends TextReply
      ? { status: S; body: ReadableStream<Uint8Array>; headers?: Record<string, string> }
      : { status: S; body?: undefined; headers?: Record<string, string> };
}[keyof C["replies"] & number];
