import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { FinalFailure } from "@/lib/backend/jobs/job";
import { jpegWidths, maxPictureSide, type PictureFormat, pictureWidths } from "@/lib/domain/picture";

/** Why a file is not kept as a picture. */
export const pictureProblems = ["not_a_picture", "picture_too_small", "picture_too_long", "picture_too_large"] as const;
export type PictureProblem = (typeof pictureProblems)[number];

export type Rendition = { width: number; format: PictureFormat; bytes: Buffer };
export type Renditions = { width: number; height: number; renditions: Rendition[] };

/** A file that is not kept as a picture. */
export class PictureRefused extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem);
  }
}

/** Timeout of one picture, ms; the largest take about five seconds of a processor. */
const timeout = 60_000;

const program = join(process.cwd(), "lib/backend/picture/renditions.mjs");
const sizes = JSON.stringify({
  side: maxPictureSide,
  widths: pictureWidths(maxPictureSide),
  jpegWidths: jpegWidths(maxPictureSide),
});

/** Runs the program on one file. @returns what it wrote; a program that fell over has written too little */
async function run(file: Uint8Array): Promise<Buffer> {
  // Of the shop's settings and keys it gets none: it reads what strangers have made.
  const child = spawn(process.execPath, ["--max-old-space-size=64", program, sizes], {
    env: { MALLOC_ARENA_MAX: "2", NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const failed = new Promise<never>((_, reject) => child.once("error", reject));
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const end = setTimeout(() => child.kill("SIGKILL"), timeout);
  try {
    child.stdin.on("error", () => {}); // it has ended without reading on: its answer says why
    child.stdin.end(file);
    return await Promise.race([buffer(child.stdout), failed]);
  } finally {
    clearTimeout(end);
    child.kill("SIGKILL");
  }
}

function read(written: Buffer): Renditions {
  const end = written.indexOf("\n");
  // Fallen over or stopped: too much for it, whatever it was.
  if (end < 0) throw new PictureRefused("picture_too_large");
  const said = JSON.parse(written.toString("utf8", 0, end));
  if (said.problem) throw new PictureRefused(said.problem);
  let at = end + 1;
  const renditions = said.parts.map(({ length, ...part }: Omit<Rendition, "bytes"> & { length: number }) => {
    at += length;
    return { ...part, bytes: written.subarray(at - length, at) };
  });
  if (at !== written.length) throw new FinalFailure("The program of pictures broke off.");
  return { width: said.width, height: said.height, renditions };
}

/** Who waits for whom: what the staff send does not wait behind what lists name. */
const lanes: Record<"staff" | "lists", Promise<unknown>> = { staff: Promise.resolve(), lists: Promise.resolve() };

/**
 * Makes a picture's renditions in every width and format, upright, without what the camera noted, in a process of its own with the
 * lowest priority; one at a time in each lane.
 * @param file its bytes as they came, `maxPictureBytes` at most
 * @throws PictureRefused for what is no picture of a kind that is kept, whatever it was called
 */
export function makeRenditions(file: Uint8Array, lane: keyof typeof lanes): Promise<Renditions> {
  const turn = lanes[lane].then(() => run(file).then(read));
  lanes[lane] = turn.catch(() => {}); // the next one comes all the same; who asked for this one hears of it
  return turn;
}
