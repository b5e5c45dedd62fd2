import { beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type * as forms from "@/components/admin/imports/upload-form";
import { freshForm } from "@/lib/api/admin/form-state";
import type { FileAnswer, Sending } from "@/lib/api/admin/send-file";
import cs from "@/messages/admin/cs.json";

type Sent = { path: string; file: File; sending: Sending; answer: (answer: FileAnswer) => void };
const sent: Sent[] = [];
const posted: [string, unknown][] = [];
let made: FileAnswer;
jest.mock("@/lib/api/admin/change-set-actions", () => ({ sendList: async () => freshForm }));
jest.mock("@/lib/api/admin/send-file", () => ({
  sendFile: (path: string, file: File, sending: Sending) =>
    new Promise<FileAnswer>((answer, reject) => {
      sent.push({ path, file, sending, answer });
      sending.signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    }),
  postJson: async (path: string, body: unknown) => {
    posted.push([path, body]);
    return made;
  },
}));

let UploadForm: typeof forms.UploadForm;
beforeAll(async () => {
  // Only now, so that it has no part of the server.
  ({ UploadForm } = await import("@/components/admin/imports/upload-form"));
});
beforeEach(() => {
  sent.length = 0;
  posted.length = 0;
  made = { ok: true, body: { supplier: { id: 9 } } };
});

const { imports, shell } = cs;
const words = { ...imports, unreachable: shell.unreachable };
const show = (suppliers: [string, string][] = [["7", "Contitrade"]]) =>
  render(<UploadForm language="cs" suppliers={suppliers} words={words} />);
const list = new File(["a;b"], "ceník 24.csv", { type: "text/csv" });
const choose = () => userEvent.upload(screen.getByLabelText(imports.file), list);
const send = () => userEvent.click(screen.getByRole("button", { name: imports.send }));

describe("the form that takes a price list", () => {
  test("sends the file for the chosen supplier, shows how far it is, and can be stopped", async () => {
    show();
    await choose();
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.path).toBe("/admin/change-sets?supplier=7&name=cen%C3%ADk+24.csv");
    act(() => sent[0]?.sending.onProgress(0.42));
    expect(await screen.findByText("Odesílá se ceník 24.csv: 42 %")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: imports.cancel }));
    expect(await screen.findByRole("alert")).toHaveTextContent(imports.stopped);
    expect(screen.getByRole("button", { name: imports.send })).toBeEnabled();
  });

  test("says at the field what is missing, and sends nothing", async () => {
    show();
    await send();
    expect(screen.getByLabelText(imports.file)).toHaveAccessibleDescription(expect.stringContaining(imports.no_file));
    await choose();
    await userEvent.selectOptions(screen.getByLabelText(imports.supplier), imports.new_supplier);
    await send();
    expect(screen.getByLabelText(imports.new_name)).toHaveAccessibleDescription(imports.no_supplier);
    expect([sent, posted]).toEqual([[], []]);
  });

  test("makes a supplier that is named there first, and stays with what was typed where that is refused", async () => {
    show([]);
    await userEvent.type(screen.getByLabelText(imports.new_name), "Velkoobchod");
    await choose();
    made = { ok: false, problem: { errors: [{ path: "name", code: "taken", message: "Ten už tu je." }] } as never };
    await send();
    expect(await screen.findByText("Ten už tu je.")).toBeVisible();
    expect(screen.getByLabelText(imports.new_name)).toHaveValue("Velkoobchod");
    expect(sent).toEqual([]);
    made = { ok: true, body: { supplier: { id: 9 } } };
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(posted[1]).toEqual([
      "/admin/suppliers",
      { name: "Velkoobchod", currency: "CZK", lead_days: 2, cutoff: "12:00" },
    ]);
    expect(sent[0]?.path).toContain("supplier=9&");
  });

  test("what the shop refuses stands at the file; where it does not answer, above the form", async () => {
    show();
    await choose();
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer({ ok: false, problem: { title: "Pracuje se", detail: "Počkejte." } as never });
    expect(await screen.findByText("Pracuje se. Počkejte.")).toBeVisible();
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.answer({ ok: false, problem: null });
    expect(await screen.findByRole("alert")).toHaveTextContent(shell.unreachable);
  });

  test("a file that is dragged over the page is shown where to go, and is dropped anywhere", async () => {
    show();
    const dragged = { types: ["Files"] };
    fireEvent.dragOver(document.body, { dataTransfer: dragged });
    expect(screen.getByText(imports.drop)).toBeVisible();
    fireEvent.dragLeave(document.body, { relatedTarget: null, dataTransfer: dragged });
    expect(screen.getByText(imports.drop)).not.toBeVisible();
    fireEvent.dragOver(document.body, { dataTransfer: { types: ["text/plain"] } });
    expect(screen.getByText(imports.drop)).not.toBeVisible();
  });
});
