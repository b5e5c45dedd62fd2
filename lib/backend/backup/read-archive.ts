import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import { createGunzip } from "node:zlib";
import {
  type ArchiveSection,
  countRows,
  endOfRows,
  type Manifest,
  manifestSchema,
  type Trailer,
  trailerSchema,
} from "@/lib/backend/backup/archive-format";
import { BackupRefused } from "@/lib/backend/backup/refused";
import { systemCode } from "@/lib/runtime/start-refused";

/** Callbacks for reading a backup. */
type Reading = {
  begin(manifest: Manifest): Promise<void>;
  /** Has to read all `rows`, which arrive in chunks of whole lines. */
  load(section: ArchiveSection, rows: AsyncIterable<Buffer>): Promise<void>;
};

/** The longest row, bytes; the shop's rows are far shorter. */
const maxLine = 64 * 2 ** 20;
const endMark = Buffer.from(endOfRows);
const endMarkAfterRows = Buffer.from(`\n${endOfRows}`);

/** Reads a backup's lines and computes their checksum. */
class Lines {
  private left: Buffer = Buffer.alloc(0);
  private begun = false;
  private readonly gunzip = createGunzip();
  private readonly pieces: AsyncIterator<Buffer> = this.gunzip[Symbol.asyncIterator]();
  private readonly hash = createHash("sha256");

  constructor(private readonly file: string) {
    pipeline(createReadStream(file), this.gunzip, () => {}); // an error comes out of the iterator
  }

  private unreadable(error: unknown): BackupRefused {
    const code = systemCode(error) ?? "";
    if (/^E[A-Z]+$/.test(code)) return new BackupRefused("cannot_read", { file: this.file, reason: code });
    return new BackupRefused(code === "Z_DATA_ERROR" && !this.begun ? "not_a_backup" : "damaged", { file: this.file });
  }

  private async next(): Promise<Buffer | undefined> {
    const { done, value } = await this.pieces.next().catch((error: unknown) => {
      throw this.unreadable(error);
    });
    this.begun = true;
    return done ? undefined : value;
  }

  /** Reads until there is a whole line; its chunks are joined once, when its end has arrived. */
  private async line(): Promise<void> {
    if (this.left.includes(10)) return;
    const pieces = [this.left];
    let length = this.left.length;
    for (let ended = false; !ended; ) {
      const piece = await this.next();
      if (!piece || length > maxLine) throw new BackupRefused("damaged", { file: this.file });
      pieces.push(piece);
      length += piece.length;
      ended = piece.includes(10);
    }
    this.left = Buffer.concat(pieces);
  }

  private take(length: number): Buffer {
    const taken = this.left.subarray(0, length);
    this.left = this.left.subarray(length);
    this.hash.update(taken);
    return taken;
  }

  /** The next line as JSON, `undefined` when it is none. */
  async json(): Promise<unknown> {
    await this.line();
    try {
      return JSON.parse(this.take(this.left.indexOf(10) + 1).toString("utf8"));
    } catch {
      return undefined;
    }
  }

  /** The lines up to the next end of rows, which is taken too. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      await this.line();
      if (this.left.subarray(0, endMark.length).equals(endMark)) break;
      const end = this.left.indexOf(endMarkAfterRows);
      yield this.take((end === -1 ? this.left.lastIndexOf(10) : end) + 1);
    }
    this.take(endMark.length);
  }

  /** SHA-256 of everything taken so far. */
  sum(): string {
    return this.hash.copy().digest("hex");
  }

  /** Whether nothing follows. */
  async atEnd(): Promise<boolean> {
    return this.left.length === 0 && (await this.next()) === undefined;
  }

  close(): void {
    this.gunzip.destroy();
  }
}

function readManifest(json: unknown, file: string): Manifest {
  const parsed = manifestSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const ours = typeof json === "object" && json !== null && "format" in json && json.format === "dezen-backup";
  throw new BackupRefused(ours && "version" in json && json.version !== 1 ? "newer_format" : "not_a_backup", { file });
}

/**
 * Reads a whole backup, piece by piece.
 * @returns its trailer, which has been compared with what was read
 * @throws BackupRefused `cannot_read`, `not_a_backup`, `newer_format`, or `damaged` as soon as that is detected, which
 *   may be after `load` has read rows; whatever `reading` throws
 */
export async function readArchive(file: string, reading: Reading): Promise<Trailer> {
  const lines = new Lines(file);
  try {
    const manifest = readManifest(await lines.json(), file);
    await reading.begin(manifest);
    const rows: Trailer["rows"] = {};
    for (const section of manifest.sections) rows[section.name] = await loadSection(section, lines, reading);
    const read: Trailer = { rows, sha256: lines.sum() };
    const trailer = trailerSchema.safeParse(await lines.json());
    if (!isDeepStrictEqual(trailer.data, read) || !(await lines.atEnd())) throw new BackupRefused("damaged", { file });
    return read;
  } finally {
    lines.close();
  }
}

async function loadSection(section: ArchiveSection, lines: Lines, reading: Reading): Promise<number> {
  let count = 0;
  async function* counted() {
    for await (const piece of lines.rows()) {
      count += countRows(piece);
      yield piece;
    }
  }
  await reading.load(section, counted());
  return count;
}
