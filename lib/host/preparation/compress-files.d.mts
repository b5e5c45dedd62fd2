/** See `compress-files.mjs`, which has to run without a translator. */
export function compressFiles(build: string): Promise<void>;
