import { fork } from "node:child_process";
import { once } from "node:events";

/** What the host does to whoever asks. */
export const ways = ["photo", "liar", "private", "inward", "large", "endless", "bomb", "missing", "loop"] as const;

/** What is to come of it: a kept picture, or why there is none. */
export const expected: Record<(typeof ways)[number] | "slow", string> = {
  photo: "kept",
  liar: "not_a_picture",
  private: "private_address",
  inward: "private_address",
  large: "too_large",
  endless: "too_large",
  bomb: "picture_too_large",
  missing: "not_found",
  loop: "bad_answer",
  slow: "too_slow",
};

/** Starts a picture host that keeps to nothing, in a process of its own. */
export async function startHost() {
  const host = fork("tests/bench/listed-pictures/hostile-host.ts");
  const [port] = await once(host, "message");
  return {
    /** @param host any name: all stand for this machine */
    at: (name: string, way: string, number: number) => `http://${name}.example:${port}/${way}/${number}`,
    /** The most bytes that one endless answer got rid of. */
    poured: async (): Promise<number> => {
      host.send("seen?");
      const [seen] = await once(host, "message");
      return seen.poured;
    },
    close: () => host.kill(),
  };
}
