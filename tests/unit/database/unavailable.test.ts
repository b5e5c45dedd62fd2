import { expect, test } from "@jest/globals";
import { isDatabaseUnavailable } from "@/lib/backend/kernel/database/unavailable";

const failed = (code: string, cause?: Error) => Object.assign(new Error("It failed.", { cause }), { code });

test.each([
  ["08006", "a connection lost"],
  ["53100", "a full disk"],
  ["53300", "too many connections"],
  ["57014", "a statement that took too long"],
  ["55P03", "a lock that was waited for too long"],
  ["57P01", "a server told to stop"],
  ["57P03", "a server that is only starting"],
  ["58030", "a disk that fails"],
  ["25006", "a server that only reads now"],
  ["ECONNREFUSED", "nobody at the address"],
  ["CONNECTION_CLOSED", "a connection closed by the other side"],
])("%s, %s: the database is away, also as the cause of another error", (code) => {
  expect(isDatabaseUnavailable(failed(code))).toBe(true);
  expect(isDatabaseUnavailable(failed("OTHER", failed(code)))).toBe(true);
});

test.each([
  ["23505", "a value that is there already"],
  ["22P02", "a text that is no number"],
  ["42P01", "a table that does not exist"],
  ["57P06", "a code that PostgreSQL does not have"],
])("%s, %s: the database is there, and the request or the shop is wrong", (code) => {
  expect(isDatabaseUnavailable(failed(code))).toBe(false);
});

test("what is no error says nothing of the database", () => {
  expect(isDatabaseUnavailable("57P01")).toBe(false);
  expect(isDatabaseUnavailable(undefined)).toBe(false);
});
