import { spawn } from "node:child_process";
import { PreparationRefused } from "./report.mjs";

/**
 * Runs a program and reports its last line of output about every ten seconds; prints the whole output if it fails.
 * @param task { command, args, doing: what to call it in a line, failed: sentence for when it fails, env }
 * @param report takes a line for the operator
 */
export async function runQuietly({ command, args, doing, failed, env }, report) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  let output = "";
  // A group of its own: Ctrl-C is passed on below, once, to all it has started.
  const child = spawn(command, args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const pulse = setInterval(() => report(`${doing}, ${seconds()} s${lastWords(output)}`), 10_000);
  const passOn = (signal) => {
    killGroup(child.pid, signal);
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  process.on("SIGINT", passOn).on("SIGTERM", passOn);
  try {
    const code = await new Promise((resolve, reject) => {
      child.once("error", reject).once("close", resolve);
    });
    if (code === 0) return seconds();
    console.error(output.trimEnd());
    throw new PreparationRefused(failed);
  } catch (error) {
    if (error.code === "ENOENT")
      throw new PreparationRefused(`The program ${command} is missing: install it, then start again.`);
    throw error;
  } finally {
    clearInterval(pulse);
    process.off("SIGINT", passOn).off("SIGTERM", passOn);
  }
}

function lastWords(output) {
  const lines = output.split(/[\r\n]+/).filter((line) => line.trim() && !/warn/i.test(line));
  const line = lines.at(-1)?.trim();
  return line ? ` (${line.slice(0, 80)})` : "";
}

function killGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error; // It has just ended by itself.
  }
}
