/** See `compress-files.mjs`, which has to run without a transpiler. */
export function compressFiles(build: string): Promise<void>;
