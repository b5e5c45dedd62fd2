import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { keptAnswer } from "@/lib/api/catalogue/kept-answer";
import type { Locale } from "@/lib/domain/locale";
import { purgePages } from "@/lib/runtime/cached-pages";
import { withPageAnswer } from "@/lib/runtime/page-answer";
import { isNothingAt, providePageLookup } from "@/lib/runtime/page-lookup";
import { noReads, type Reads } from "@/lib/runtime/page-reads";

const czech: Locale = { language: "cs", currency: "CZK" };
const slovak: Locale = { language: "sk", currency: "EUR" };

type Answer = { reply: number; reads: Reads };

let asked = 0;
const reads: Reads = { ...noReads, tags: ["assortment"] };
const ask = async (): Promise<Answer> => ({ reply: ++asked, reads });

beforeEach(() => {
  asked = 0;
});

const replies = async (kept: (locale: Locale) => Promise<Answer>, ...locales: Locale[]) => {
  const all: number[] = [];
  for (const locale of locales) all.push((await kept(locale)).reply);
  return all;
};

describe("an answer kept for every page", () => {
  it("is asked for once for each language and currency", async () => {
    const kept = keptAnswer("GET /brands", ask);
    expect(await replies(kept, czech, slovak, czech, slovak)).toEqual([1, 2, 1, 2]);
  });

  it("is kept until something changes that it was read from", async () => {
    const kept = keptAnswer("GET /brands", ask);
    expect(await replies(kept, czech)).toEqual([1]);
    purgePages(["texts"]);
    expect(await replies(kept, czech)).toEqual([1]);
    purgePages(["texts", "assortment"]);
    expect(await replies(kept, czech)).toEqual([2]);
    purgePages(null);
    expect(await replies(kept, czech)).toEqual([3]);
  });

  it("is not kept when anything has changed while it was read", async () => {
    const answers: ((answer: Answer) => void)[] = [];
    const kept = keptAnswer("GET /brands", () => new Promise<Answer>((resolve) => answers.push(resolve)));
    const first = kept(czech);
    purgePages(["assortment"]);
    const second = kept(czech);
    expect(answers).toHaveLength(2);
    answers[0]?.({ reply: 1, reads });
    answers[1]?.({ reply: 2, reads });
    expect([(await first).reply, (await second).reply, (await kept(czech)).reply]).toEqual([1, 2, 2]);
  });

  it("is not kept beyond the moment that it names", async () => {
    const until = async (): Promise<Answer> => ({ reply: ++asked, reads: { ...reads, refresh: Date.now() - 1 } });
    expect(await replies(keptAnswer("GET /brands", until), czech, czech)).toEqual([1, 2]);
  });

  it("is not kept when it is a failure, which the page that met it does not ask for again", async () => {
    const failing = async (): Promise<Answer> => {
      asked += 1;
      throw new Error("away");
    };
    const kept = keptAnswer("GET /brands", failing);
    await expect(kept(czech)).rejects.toThrow("away");
    await expect(kept(czech)).rejects.toThrow("away");
    expect(asked).toBe(2);
    providePageLookup(async () => false);
    await withPageAnswer({} as ServerResponse, async () => {
      await isNothingAt("/cs-u-cu-czk/zimni-pneumatiky/205-55-r16");
      await expect(kept(czech)).rejects.toThrow("away");
      await expect(kept(czech)).rejects.toThrow("away");
    });
    expect(asked).toBe(3);
  });
});
