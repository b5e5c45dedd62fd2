import type { ServerResponse } from "node:http";
import { beforeAll, expect, jest, test } from "@jest/globals";
import type * as forms from "@/lib/api/admin/refused-form";
import { withPageAnswer } from "@/lib/runtime/page-answer";

jest.mock("server-only", () => ({}));
let form: typeof forms;
beforeAll(async () => {
  form = await import("@/lib/api/admin/refused-form");
});

const answer = () => ({}) as ServerResponse;

test("the page of the very answer that refuses a form knows which one it was", () => {
  const made = withPageAnswer(answer(), () => {
    form.noteRefusedForm("refused-2600000018-1");
    return form.refusedForm();
  });
  expect(made).toBe("refused-2600000018-1");
});

test("no other page knows it, nor one whose form had no name", () => {
  withPageAnswer(answer(), () => form.noteRefusedForm("answer-7"));
  expect(withPageAnswer(answer(), () => form.refusedForm())).toBeNull();
  expect(
    withPageAnswer(answer(), () => {
      form.noteRefusedForm("");
      return form.refusedForm();
    }),
  ).toBeNull();
  expect(form.refusedForm()).toBeNull();
});
