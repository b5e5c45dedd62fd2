import { expect, it } from "@jest/globals";
import type { PageKey } from "@/lib/host/page-cache/page-key";
import { WaitingPages } from "@/lib/host/page-cache/waiting-pages";
import { FairQueue } from "@/lib/runtime/fair-queue";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A shop that renders one page at a time; `end` ends the one that is being rendered. */
function scene(waiting = 100) {
  const queue = new FairQueue({ running: 1, waiting, timeout: 60_000 });
  const pages = new WaitingPages<string>(queue);
  const made: string[] = [];
  let finish = () => {};
  const ask = (client: string, name: string) => {
    const key: PageKey = { key: name, internalPath: name, url: name, cookie: "", client };
    return pages.wait(key, () => {
      made.push(name);
      return new Promise<string>((resolve) => {
        finish = () => resolve(name);
      });
    });
  };
  const end = async () => {
    finish();
    await settled();
  };
  return { queue, made, ask, end };
}

it("a page takes one place in the queue, however many ask for it", async () => {
  const { queue, made, ask, end } = scene();
  void ask("0.0.0.0", "begun");
  const found = Array.from({ length: 300 }, (_, number) => ask(`10.0.0.${number}`, "wanted"));
  expect(queue.size.waiting).toBe(1);
  await end();
  await end();
  expect(new Set(await Promise.all(found))).toEqual(new Set(["wanted"]));
  expect(made).toEqual(["begun", "wanted"]);
});

it("a page that many wait for is rendered before pages that one waits for", async () => {
  const { made, ask, end } = scene();
  for (const name of ["begun", "first", "second", "wanted"]) void ask(`of ${name}`, name);
  for (const client of ["10.0.0.1", "10.0.0.2"]) void ask(client, "wanted");
  for (let count = 0; count < 3; count += 1) await end();
  expect(made).toEqual(["begun", "wanted", "first", "second"]);
});

it("nobody waits behind the other pages of a client that asks for many, whatever that one asks for", async () => {
  const { made, ask, end } = scene();
  for (let number = 0; number < 20; number += 1) void ask("flood", `page ${number}`);
  const found = ask("10.0.0.1", "page 19");
  void ask("10.0.0.2", "page 19");
  await end();
  await end();
  expect(made).toEqual(["page 0", "page 19", "page 1"]);
  void found;
});

it("when a page is refused for want of room, it can be asked for again", async () => {
  const { made, ask, end } = scene(1);
  void ask("10.0.0.1", "begun");
  void ask("10.0.0.2", "waiting");
  await expect(ask("10.0.0.3", "late")).rejects.toThrow("more is asked for than can be done");
  await end();
  void ask("10.0.0.3", "late");
  await end();
  await end();
  expect(made).toEqual(["begun", "waiting", "late"]);
});
