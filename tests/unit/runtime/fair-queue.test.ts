import { describe, expect, it } from "@jest/globals";
import { FairQueue, isOverloaded } from "@/lib/runtime/fair-queue";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue, and work whose end the test decides. */
function scene(bounds: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const queue = new FairQueue({ running: 4, waiting: 6, timeout: 60_000, ...bounds });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const refused: string[] = [];
  const ask = (client: string, name: string, gone?: AbortSignal, wanted?: Parameters<typeof queue.run>[3]) =>
    queue
      .run(
        client,
        () => {
          begun.push(name);
          return new Promise<string>((resolve, reject) => {
            ends.set(name, (error) => (error ? reject(error) : resolve(name)));
          });
        },
        gone,
        wanted,
      )
      .catch((error: unknown) => {
        if (!isOverloaded(error)) throw error;
        refused.push(`${name} ${error.reason} ${error.retryAfter}`);
        return "refused";
      });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await settled();
  };
  return { queue, begun, refused, ask, end };
}

describe("a fair queue", () => {
  it("does what has room at once, and gives back what the work gives", async () => {
    const { begun, ask, end } = scene();
    const asked = ask("a", "a1");
    expect(begun).toEqual(["a1"]);
    await end("a1");
    expect(await asked).toBe("a1");
  });
  it("leaves a quarter of the places to others, whatever one client asks for", async () => {
    const { begun, ask } = scene();
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) ask("a", name);
    expect(begun).toEqual(["a1", "a2", "a3"]);
    ask("b", "b1");
    expect(begun).toEqual(["a1", "a2", "a3", "b1"]);
  });
  it("lets clients take turns: one request of another comes before the rest of a hundred", async () => {
    const { begun, ask, end } = scene({ running: 1 });
    for (const name of ["a1", "a2", "a3", "a4"]) ask("a", name);
    ask("b", "b1");
    ask("c", "c1");
    for (const name of ["a1", "a2", "b1", "c1", "a3"]) await end(name);
    expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
  });
  it("does what many wait for before what one waits for, however many come to wait later", async () => {
    const { begun, ask, end } = scene({ running: 1 });
    const wanted = { b: 1 };
    for (const name of ["a1", "c1"]) ask(name, name);
    ask("b", "b1", undefined, { askers: () => wanted.b, unheardOf: false });
    ask("d", "d1");
    wanted.b = 2;
    for (const name of ["a1", "b1", "c1"]) await end(name);
    expect(begun).toEqual(["a1", "b1", "c1", "d1"]);
  });
  it("turns away who comes last where each has one request waiting", async () => {
    const { begun, refused, ask, end } = scene({ running: 1, waiting: 2, timeout: 5_000 });
    for (const name of ["a", "b", "c", "d"]) ask(name, name);
    await settled();
    expect(refused).toEqual(["d process 5"]);
    for (const name of ["a", "b"]) await end(name);
    expect(begun).toEqual(["a", "b", "c"]);
  });
  it("keeps a page that is wanted and somebody's checkout before what nobody asked for before, where each has one request waiting, and lets all wait their turn", async () => {
    const { begun, refused, ask, end } = scene({ running: 1, waiting: 3, timeout: 5_000 });
    const unheardOf = { askers: () => 1, unheardOf: true };
    for (const name of ["a", "b", "c", "d"]) ask(name, name, undefined, unheardOf);
    ask("e", "landing page", undefined, { askers: () => 1, unheardOf: false });
    ask("f", "checkout");
    ask("g", "g", undefined, unheardOf);
    while (refused.length < 3) await settled();
    expect(refused).toEqual(["d process 5", "c process 5", "g process 5"]);
    for (const name of ["a", "b", "landing page"]) await end(name);
    expect(begun).toEqual(["a", "b", "landing page", "checkout"]);
  });
  it("turns away the last of a client's many requests, whatever it is", async () => {
    const { refused, ask } = scene({ running: 1, waiting: 2, timeout: 5_000 });
    ask("a", "a1");
    ask("b", "b1", undefined, { askers: () => 1, unheardOf: true });
    ask("a", "a2");
    ask("a", "a3");
    await settled();
    expect(refused).toEqual(["a3 client 5"]);
  });
  it("turns away the last request of whoever has the most waiting, and says for how long", async () => {
    const { begun, refused, ask } = scene({ running: 1, waiting: 3, timeout: 5_000 });
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) ask("a", name);
    await settled();
    expect(refused).toEqual(["a5 client 5"]);
    ask("b", "b1");
    await settled();
    expect(refused).toEqual(["a5 client 5", "a4 client 5"]);
    expect(begun).toEqual(["a1"]);
  });
  it("says that it is the shop that is full where nobody has more than one waiting", async () => {
    const { refused, ask } = scene({ running: 1, waiting: 2 });
    for (const name of ["a", "b", "c", "d"]) ask(name, `${name}1`);
    await settled();
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContain("process 60");
  });
  it("keeps nobody waiting for longer than its timeout", async () => {
    const { begun, refused, ask, end } = scene({ running: 1, timeout: 20 });
    ask("a", "a1");
    expect(await ask("b", "b1")).toBe("refused");
    expect(refused).toEqual(["b1 process 1"]);
    await end("a1");
    expect(begun).toEqual(["a1"]);
  });
  it("tells those whose time is over one after the other: everybody else is served between them", async () => {
    const { refused, ask, end } = scene({ running: 1, timeout: 20 });
    for (const name of ["a", "b", "c", "d"]) ask(name, name);
    while (refused.length === 0) await settled();
    expect(refused).toHaveLength(1);
    while (refused.length < 3) await settled();
    await end("a");
  });
  it("does not begin what nobody waits for any more", async () => {
    const { queue, begun, ask, end } = scene({ running: 1 });
    const gone = new AbortController();
    ask("a", "a1");
    ask("b", "b1", gone.signal);
    gone.abort();
    await end("a1");
    expect([begun, queue.size]).toEqual([["a1"], { running: 0, waiting: 0 }]);
  });
  it("goes on after work that fails, and hands its error on", async () => {
    const { queue, begun, ask, end } = scene({ running: 1 });
    const failed = ask("a", "a1");
    const next = ask("a", "a2");
    await Promise.all([expect(failed).rejects.toThrow("broken"), end("a1", new Error("broken"))]);
    expect(begun).toEqual(["a1", "a2"]);
    await end("a2");
    expect(await next).toBe("a2");
    expect(queue.size).toEqual({ running: 0, waiting: 0 });
  });
});
