import { gzipSync } from "node:zlib";
import { describe, expect, it, jest } from "@jest/globals";
import { WorkLimit } from "@/lib/backend/kernel/http/in-time";
import { uploadedFile } from "@/lib/backend/kernel/http/uploaded-file";
import type { ApiRequest } from "@/lib/contract/api-request";
import { upload } from "@/lib/contract/upload";

const list = upload({ maxBytes: 1000, types: ["text/csv", "application/octet-stream"] });

async function* pieces(...sizes: number[]) {
  for (const size of sizes) yield new Uint8Array(size);
}

const sent = (
  body: ApiRequest["body"],
  headers: Record<string, string> = { "content-type": "text/csv" },
): ApiRequest => ({
  method: "POST",
  url: "http://embedded.invalid/",
  headers: new Headers(headers),
  body,
});

/** The bytes of the file as the handler reads them, or the code by which the reading ends. */
async function read(request: ApiRequest, heard: () => void = () => {}): Promise<Buffer | string> {
  try {
    const parts: Uint8Array[] = [];
    for await (const part of uploadedFile(list, request, heard).stream) parts.push(part);
    return Buffer.concat(parts);
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const packed = { "content-type": "text/csv", "content-encoding": "gzip" };

describe("a file that a call takes", () => {
  it("comes piece by piece, as long as it is within its bound", async () => {
    const heard = jest.fn();
    expect(await read(sent(pieces(400, 600)), heard)).toEqual(Buffer.alloc(1000));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("ends where it is longer than its bound, whatever its length was said to be", async () => {
    expect(await read(sent(pieces(400, 601)))).toBe("too_large");
    expect(await read(sent(pieces(1), { "content-type": "text/csv", "content-length": "1001" }))).toBe("too_large");
  });

  it("may be packed, and is measured unpacked", async () => {
    expect(await read(sent(gzipSync("a;b").toString("latin1"), packed))).toBe("unreadable"); // no bytes but text
    async function* one(bytes: Uint8Array) {
      yield bytes;
    }
    expect(String(await read(sent(one(gzipSync("a;b")), packed)))).toBe("a;b");
    expect(await read(sent(one(gzipSync(Buffer.alloc(100_000))), packed))).toBe("too_large");
    expect(await read(sent(one(gzipSync("a;b").subarray(0, 15)), packed))).toBe("unreadable");
  });

  it("is of a type that the call names, and unpacked or packed by gzip", async () => {
    expect(await read(sent(pieces(1), { "content-type": "Text/CSV; charset=utf-8" }))).toEqual(Buffer.alloc(1));
    expect(await read(sent(pieces(1), {}))).toEqual(Buffer.alloc(1));
    expect(await read(sent(pieces(1), { "content-type": "image/png" }))).toBe("wrong_file");
    expect(await read(sent(pieces(1), { ...packed, "content-encoding": "br" }))).toBe("wrong_file");
  });

  it("is unreadable where its sender breaks off", async () => {
    async function* broken() {
      yield new Uint8Array(1);
      throw new Error("aborted");
    }
    expect(await read(sent(broken()))).toBe("unreadable");
  });
});

describe("the time for work on a file", () => {
  it("begins anew with each piece, and ends when none comes", async () => {
    jest.useFakeTimers();
    const limit = new WorkLimit(1000);
    const outcome = limit.of(new Promise<never>(() => {})).catch((error: { code: string }) => error.code);
    jest.advanceTimersByTime(900);
    limit.beginAgain();
    jest.advanceTimersByTime(900);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(100);
    expect(await outcome).toBe("TOO_LATE");
    jest.useRealTimers();
  });
});
