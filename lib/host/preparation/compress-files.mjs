import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Compresses a build's scripts and styles once at the highest levels (brotli 11, gzip 9), for the host to send.
 * @param build folder of the build; they are written to `compressed` beside its `static`, as `name.br` and `name.gz`
 */
export async function compressFiles(build) {
  const from = join(build, "static");
  const to = join(build, "compressed");
  rmSync(to, { recursive: true, force: true });
  const names = readdirSync(from, { recursive: true }).filter((name) => /\.(?:js|css)$/.test(name));
  await Promise.all(
    names
      .filter((name) => statSync(join(from, name)).isFile())
      .map(async (name) => {
        const text = readFileSync(join(from, name));
        const [br, gz] = await Promise.all([
          toBrotli(text, quality),
          toGzip(text, { level: constants.Z_BEST_COMPRESSION }),
        ]);
        mkdirSync(dirname(join(to, name)), { recursive: true });
        writeFileSync(join(to, `${name}.br`), br);
        writeFileSync(join(to, `${name}.gz`), gz);
      }),
  );
}
