import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Takes somebody into the shop's office by the command, as a merchant does. @returns the path of their link */
export async function inviteStaff(
  dataDir: string,
  baseURL: string,
  email: string,
  language: string,
  rights = "owner",
): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: baseURL };
  const args = ["--import", "tsx", "lib/backend/admin/staff/cli.ts", "add", "Jana Nová", email, rights, language];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return /\/admin\/welcome\/[\w-]{43}/.exec(stdout)?.[0] ?? "";
}
