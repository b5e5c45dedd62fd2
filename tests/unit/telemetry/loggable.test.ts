import { describe, expect, it } from "@jest/globals";
import { DrizzleQueryError } from "drizzle-orm";
import { loggable, withoutParameters } from "@/lib/telemetry/loggable";

const secret = "$argon2id$v=19$m=19456,t=2,p=1$abc$def";
const cause = Object.assign(new Error("column does not exist"), { code: "42703", detail: `Key (email)=(${secret})` });
const failed = new DrizzleQueryError("update account set password_hash = $1", [secret, "jana@post.example"], cause);

describe("an error in the log", () => {
  it("names the query, its cause and where it was, but none of its parameters", () => {
    const line = loggable(failed);
    expect(line).toContain("Failed query: update account set password_hash = $1");
    expect(line).toContain("caused by Error (42703): column does not exist");
    expect(line).toMatch(/\n\s+at /);
    expect(line).not.toContain(secret);
    expect(line).not.toContain("jana@post.example");
  });

  it("of another kind is told whole", () => {
    expect(loggable(new TypeError("x is not a function"))).toContain("TypeError: x is not a function\n");
    expect(loggable(secret)).toBe("something that is no error, a string");
  });

  it("in the words of the queue has no parameters either", () => {
    const line = withoutParameters(`Failed task 7 with error '${failed.message}':\n  ${failed.stack}`);
    expect(line).toContain("Failed task 7");
    expect(line).toContain("params: left out");
    expect(line).not.toContain(secret);
  });
});
