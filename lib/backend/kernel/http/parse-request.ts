import type { z } from "zod";
import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import { uploadedFile } from "@/lib/backend/kernel/http/uploaded-file";
import type { ApiRequest } from "@/lib/contract/api-request";
import type { Call } from "@/lib/contract/call";
import { type AnyName, calls } from "@/lib/contract/calls";
import { fieldCode } from "@/lib/contract/field-code";
import type { MatchOf } from "@/lib/contract/match-call";
import { isUpload } from "@/lib/contract/upload";
import { isStorable } from "@/lib/domain/storable-text";

/** Largest body a call takes that is no file, bytes. Source: the API's error table (413). */
const maxBody = 64 * 1024;

const isJson = (type: string) => /^application\/(?:[\w.+-]+\+)?json\b/i.test(type);

/** @param media the type that the body has to be of; JSON of any kind if none is given */
async function readText(request: ApiRequest, media?: string): Promise<string> {
  const type = request.headers.get("content-type") ?? "";
  if (media === undefined ? !isJson(type) : type.split(";")[0]?.trim().toLowerCase() !== media)
    throw new ApiProblem(media === undefined ? "not_json" : "unreadable");
  if (Number(request.headers.get("content-length") ?? 0) > maxBody) throw new ApiProblem("too_large");
  if (typeof request.body === "string") return request.body;
  const bytes: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBody) throw new ApiProblem("too_large");
      bytes.push(chunk);
    }
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(bytes));
  } catch (error) {
    // Broken off by its sender, or no text.
    throw error instanceof ApiProblem ? error : new ApiProblem("unreadable");
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new ApiProblem("unreadable");
  }
}

function readQuery(url: URL): Record<string, string> {
  const query = new Map<string, string>(); // an object would have keys of its own, `constructor` for one
  for (const [key, value] of url.searchParams) {
    if (query.has(key)) throw new ApiProblem("invalid", { errors: [{ path: key, code: "repeated" }] });
    if (value !== "") query.set(key, value);
  }
  return Object.fromEntries(query);
}

/** Field errors of a failed parse, all of them, with paths like `contact.email`. */
export function fieldErrors(error: z.ZodError, prefix: string): FieldError[] {
  return error.issues.map((issue) => ({
    path: [prefix, ...issue.path.map(String)].filter(Boolean).join("."),
    code: fieldCode(issue),
  }));
}

/** Field errors of the texts in a parsed part that no table could keep. It is only as deep as its schema. */
function unstorableTexts(part: unknown, path: string[] = []): FieldError[] {
  if (typeof part === "string") return isStorable(part) ? [] : [{ path: path.join("."), code: "unreadable_text" }];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => unstorableTexts(value, [...path, key]));
}

/**
 * Parses every part of a request by its call's schemas; a file is left to the handler.
 * @param heard told at each piece of a file
 * @throws ApiProblem `unreadable`, `not_json`, `wrong_file`, `too_large`, or `invalid` with all field errors of all parts;
 *   `not_found` for a path parameter that cannot name anything
 */
export async function parseRequest(
  match: MatchOf<AnyName>,
  request: ApiRequest,
  heard: () => void,
): Promise<Record<string, unknown>> {
  const call: Call = calls[match.name];
  const raw: Record<string, unknown> = {};
  if (call.query) raw.query = readQuery(new URL(request.url));
  if (call.headers) raw.headers = Object.fromEntries(request.headers);
  const file = isUpload(call.body) ? uploadedFile(call.body, request, heard) : null;
  if (call.body && !file) raw.body = jsonOf(await readText(request));
  if (call.rawBody) raw.rawBody = await readText(request, call.rawMedia);
  const errors: FieldError[] = [];
  const parsed: Record<string, unknown> = {};
  if (call.path) {
    const path = call.path.safeParse(match.path);
    if (!path.success || unstorableTexts(path.data).length > 0) throw new ApiProblem("not_found");
    parsed.path = path.data;
  }
  for (const part of ["query", "headers", "body", "rawBody"] as const) {
    const schema = call[part];
    if (isUpload(schema)) continue;
    const result = schema?.safeParse(raw[part], { reportInput: true });
    if (result?.success) parsed[part] = result.data;
    else if (result) errors.push(...fieldErrors(result.error, part === "headers" ? "header" : ""));
  }
  errors.push(...unstorableTexts(parsed.query), ...unstorableTexts(parsed.body));
  if (errors.length > 0) throw new ApiProblem("invalid", { errors });
  return file ? { ...parsed, body: file } : parsed;
}
