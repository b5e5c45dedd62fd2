import fc from "fast-check";

/** Texts that have broken somebody's program before. */
const texts = [
  "",
  " ",
  "\u0000",
  "before\u0000after",
  "\ud800",
  "half \udc00 pair",
  "\uffff\ufffe",
  "\u202Eevil\u202C",
  "Z̸̡̛a̷l̵g̴o̶",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "مرحبا",
  "\r\nBcc: everybody@post.example",
  "\u001b[2J\u001b]0;title\u0007",
  "' or 1=1 --",
  "'; drop table product; --",
  "\\",
  "%",
  "_%_",
  "\\u0000",
  "$1",
  "{0}",
  "{name, plural, other {x}}",
  "<script>window.__ran()</script>",
  "../../../../etc/passwd",
  "..",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "1e309",
  "0x10",
  "１２",
  "-1",
  "0",
  "2147483647",
  "2147483648",
  "9007199254740993",
  "99999999999999999999999999",
  "1.5",
  ",",
  ",,,,",
  "true",
  "2026-02-30",
  "+275760-09-13T00:00:00.001Z",
  "00000000-0000-0000-0000-000000000000",
  "jana@post.example\u0000",
  '"quoted @ local"@post.example',
  "a@b.cz, c@d.cz",
  "__proto__",
  "constructor",
  "toString",
];

const numbers = [0, -0, -1, 0.5, 32_768, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, -(2 ** 63), 1e21, 1e308, 5e-324];

/** Numbers as JSON can write them and JavaScript reads them as something else, and what is no JSON. */
const raw = ["«raw:1e309»", "«raw:-1e309»", "«raw:-0»", "«raw:9223372036854775808»", "«raw:1.0»", "«raw:NaN»"];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(81, 255, 4001, 20_000).map((length) => "x".repeat(length)) },
);

const deep = (levels: number) => JSON.parse(`${'{"a":['.repeat(levels)}1${"]}".repeat(levels)}`) as unknown;

/** Whatever a careless or hostile client may put where a value belongs. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 1, arbitrary: fc.constantFrom(...raw) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [null], deep(5), deep(400)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
