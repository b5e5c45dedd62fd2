import { describe, expect, it, jest } from "@jest/globals";
import { log } from "@/lib/telemetry/log";
import { readableLine } from "@/lib/telemetry/readable-line";
import { whileServing } from "@/lib/telemetry/served-request";
import { takeLogLines } from "@/tests/support/log-lines";

/** Writes by `log` and gives the text as it went out. */
function written(work: () => void): string {
  const out = jest.spyOn(process.stdout, "write").mockImplementation(() => true);
  work();
  const text = out.mock.calls.map(([part]) => String(part)).join("");
  out.mockRestore();
  return text;
}

describe("a line of the log", () => {
  it("is one line of JSON with level, time and message, whatever stands in it", () => {
    const text = written(() => log().warn({ kind: "two\nlines" }, "It is\nso."));
    expect(text.split("\n")).toEqual([expect.stringMatching(/^\{"level":"warn","time":"20\d\d-[\dT:.-]+Z",/), ""]);
    expect(JSON.parse(text)).toMatchObject({ kind: "two\nlines", msg: "It is\nso." });
    expect(Object.keys(JSON.parse(text))).toEqual(["level", "time", "kind", "msg"]);
  });

  it("names the request it was written for, also after a wait, and only that one", async () => {
    const serve = (id: string, wait: number) =>
      whileServing({ id, route: "/x", cache: "none" }, async () => {
        await new Promise((resolve) => setTimeout(resolve, wait));
        log().warn(`for ${id}`);
      });
    await Promise.all([serve("a", 20), serve("b", 10)]);
    log().warn("for nobody");
    expect(takeLogLines().map(({ requestId, msg }) => [requestId, msg])).toEqual([
      ["b", "for b"],
      ["a", "for a"],
      [undefined, "for nobody"],
    ]);
  });

  it("tells an error with its causes and frames, and none of the values that it quotes", () => {
    const unreadable = Object.assign(new Error('invalid input syntax for type integer: "Jana "Nová""'), {
      code: "22P02",
    });
    const failed = Object.assign(new Error("Failed query: select $1\nparams: Jana", { cause: unreadable }), {
      query: "select $1",
      params: ["Jana"],
    });
    log().error({ error: failed }, "It failed.");
    log().error({ error: new SyntaxError(`Unexpected token 'J', "Jana" is not valid JSON`) }, "It failed.");
    const [first, second] = takeLogLines("error");
    expect(first?.error).toMatch(/^Error: Failed query: select \$1\n\s+at /);
    expect(first?.error).toContain('caused by Error (22P02): invalid input syntax for type integer: "…"\n');
    expect(second?.error).toMatch(/^SyntaxError: The text is not valid JSON\n/);
    expect(JSON.stringify([first, second])).not.toContain("Jana");
  });

  it("holds no e-mail address, whoever wrote it", () => {
    const refused = new Error("550 5.1.1 <jana.nova+shop@post.example>: Recipient address rejected");
    const text = written(() => log().error({ error: refused }, "Not sent to jana@post.example."));
    expect(text).toContain("550 5.1.1 <[e-mail]>: Recipient address rejected");
    expect(text).toContain("Not sent to [e-mail]");
    expect(text).not.toContain("post.example");
  });

  it("is text for people on a terminal", () => {
    const line = JSON.stringify({
      level: "warn",
      time: "2026-11-20T14:03:09.120Z",
      requestId: "a1",
      error: "Error: no\n    at x",
      msg: "It is so.",
    });
    expect(readableLine(line)).toBe("14:03:09 WARN  It is so.  requestId=a1\nError: no\n    at x\n");
  });
});
