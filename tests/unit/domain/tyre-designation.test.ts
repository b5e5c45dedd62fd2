import { expect, test } from "@jest/globals";
import { tyreDesignation } from "@/lib/domain/tyre-designation";

test("a tyre is designated by its size, load index and speed symbol as they stand on its side", () => {
  const of = (text: string, load_index: number, load_index_dual: number | null, speed_symbol: string) =>
    tyreDesignation({ size: { text }, load_index, load_index_dual, speed_symbol });
  expect(of("205/55 R16", 91, null, "V")).toBe("205/55 R16 91V");
  expect(of("215/65 R16C", 109, 107, "T")).toBe("215/65 R16C 109/107T");
  expect(of("245/40 R18", 97, null, "(Y)")).toBe("245/40 R18 (97Y)");
});
