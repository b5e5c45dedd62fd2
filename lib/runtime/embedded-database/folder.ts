import { accessSync, chmodSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { StartRefused, systemCode } from "@/lib/runtime/start-refused";

/** The paths inside the database's folder. */
export type Places = { folder: string; cluster: string; password: string; log: string };

/** @param dataDir the shop's data folder, from the settings; a relative one counts from the project's folder. */
export function placesIn(dataDir: string): Places {
  const folder = resolve(dataDir, "postgres");
  return {
    folder,
    cluster: join(folder, "cluster"),
    password: join(folder, "password"),
    log: join(folder, "server.log"),
  };
}

/**
 * Makes the database's folder, closed to other users, if it is missing.
 * @throws StartRefused when it cannot be made or used by this user.
 */
export function openFolder(dataDir: string): Places {
  const places = placesIn(dataDir);
  const parent = resolve(dataDir);
  try {
    makeFolder(parent);
    makeFolder(places.folder);
    const { uid } = statSync(places.folder);
    const me = process.getuid?.() ?? uid;
    // Root's PostgreSQL runs under another account, which must be able to pass through, though not to look around.
    if (me === 0) chmodSync(parent, statSync(parent).mode | 0o011);
    if (me !== 0 && me !== uid) throw foreign(places.folder, uid);
    accessSync(places.folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    throw new StartRefused(`The data folder ${parent} cannot be used (${reasons[code] ?? code}): ${remedy}.`);
  }
  return places;
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Without mkdir's `recursive`, which never returns under /proc and the like. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o755 });
  } catch (error) {
    if (!isFolder(path)) throw error; // a shop that starts at the same moment has made it
  }
}

const remedy = "make it a folder this user may write to, or choose another with DATA_DIR";

const reasons: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk is read-only",
  ENOENT: "it cannot be made there",
  EEXIST: "there is a file of that name",
  ENOTDIR: "there is a file in the way",
  ENOSPC: "the disk is full",
};

function foreign(folder: string, uid: number): StartRefused {
  return new StartRefused(
    `The database folder ${folder} belongs to another user (number ${uid}): start the shop as that user, or choose another folder with DATA_DIR.`,
  );
}
