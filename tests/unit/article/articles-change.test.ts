import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it, jest } from "@jest/globals";
import { allArticles, articlesFolder } from "@/lib/backend/article/articles";
import { pageTags } from "@/lib/domain/page-tags";
import { purgePages } from "@/lib/runtime/cached-pages";

const folder = mkdtempSync(join(tmpdir(), "dezen-articles-"));
cpSync(join(articlesFolder(), "when-to-change"), join(folder, "lib/backend/article/articles/when-to-change"), {
  recursive: true,
});
const text = join(folder, "lib/backend/article/articles/when-to-change/cs.md");
jest.spyOn(process, "cwd").mockReturnValue(folder);
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const titles = async () => (await allArticles()).map(({ texts }) => texts.cs.title);
const rename = (title: string) =>
  writeFileSync(text, readFileSync(text, "utf8").replace(/^title: .*$/m, `title: ${title}`));

beforeEach(async () => {
  rename("Dřívější název");
  purgePages([pageTags.articles]);
  expect(await titles()).toEqual(["Dřívější název"]);
});

it("a corrected article is read as soon as pages are told that articles have changed", async () => {
  rename("Opravený název");
  purgePages(["tyre-1"]);
  expect(await titles()).toEqual(["Dřívější název"]);
  purgePages([pageTags.articles]);
  expect(await titles()).toEqual(["Opravený název"]);
});

it("a corrected article is read within a second where nobody is told", async () => {
  rename("Opravený název");
  await new Promise((resolve) => setTimeout(resolve, 1001));
  expect(await titles()).toEqual(["Opravený název"]);
});
