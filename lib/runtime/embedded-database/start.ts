import { existsSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { accountToLend, handOver, ownerToLend } from "./account";
import { locateBinaries } from "./binaries";
import { checkCluster, createCluster, persistedPassword, sweepClusterDrafts } from "./cluster";
import { socketUrl } from "./database-url";
import { openFolder, type Places } from "./folder";
import { FolderInUse, type FolderLock, type Holder, runningHolder, takeLock } from "./folder-lock";
import { clearTheWay } from "./postmaster-file";
import { processInfo } from "./process-info";
import { startServer } from "./server";
import { closeSocketFolder, openSocketFolder, removeSocket } from "./socket-folder";
import { supervisedServer } from "./supervised-server";

type EmbeddedDatabase = {
  /** For node-postgres and libpq as it is; for the `postgres` driver through `postgresJsAddress`. */
  url: string;
  /** Resolves when the server was stopped, or crashed and cannot be started again (see `supervisedServer`). */
  ended: Promise<void>;
  /** Flushes and ends the server. Open sessions are closed. */
  stop(): Promise<void>;
};

type Options = {
  /** The shop's data folder; the database takes `postgres` inside it. */
  dataDir: string;
  /** Takes lines of progress for the operator. */
  log: (line: string) => void;
};

/**
 * Starts the PostgreSQL that comes with the shop, making its database at the first start. It ends with this process, also
 * when that is killed.
 * @throws FolderInUse when another process holds the folder; StartRefused for anything else the operator can mend.
 */
export async function startEmbeddedDatabase({ dataDir, log }: Options): Promise<EmbeddedDatabase> {
  const places = openFolder(dataDir);
  const lock = await takeLock(places.folder);
  try {
    return await startUnderLock(places, lock, log);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startUnderLock(places: Places, lock: FolderLock, log: (line: string) => void) {
  const binaries = locateBinaries();
  const made = existsSync(places.cluster);
  if (made) checkCluster(places, binaries);
  sweepClusterDrafts(places);
  const account = made ? ownerToLend(statSync(places.cluster), places.folder) : accountToLend(places.folder, binaries);
  handOver(places.folder, account, 0o700);
  const password = persistedPassword(places, account);
  if (made) {
    handOver(places.cluster, account, 0o700);
    await clearTheWay(places, lock.left, log);
  } else {
    log("making the database (only at the first start)");
    await createCluster(places, binaries, account);
  }
  const socketFolder = openSocketFolder(places, lock.left, account);
  let left: Holder | undefined;
  const server = await supervisedServer(async () => {
    if (left) {
      await clearTheWay(places, left, log);
      removeSocket(socketFolder);
    }
    const started = await startServer(places, binaries, account, socketFolder, log);
    const { pid } = started;
    left = lock.note({ server: { pid, started: processInfo(pid)?.started ?? "" }, socketFolder });
    return started;
  }, log);
  return {
    url: socketUrl(socketFolder, password),
    ended: server.ended,
    stop: async () => {
      await server.stop();
      closeSocketFolder(places, socketFolder);
      lock.release();
    },
  };
}

/**
 * For commands that need the database whether or not the shop runs: joins the server of the shop on the folder, or
 * starts one. A joined server is not stopped by `stop`.
 * @throws as `startEmbeddedDatabase`.
 */
export async function connectOrStartEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const places = openFolder(options.dataDir);
  for (;;) {
    const holder = runningHolder(places.folder);
    if (holder?.socketFolder) {
      const password = persistedPassword(places, undefined);
      return { url: socketUrl(holder.socketFolder, password), ended: new Promise(() => {}), stop: async () => {} };
    }
    if (holder) {
      await pause(50);
      continue;
    }
    try {
      return await startEmbeddedDatabase(options);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
    }
  }
}
