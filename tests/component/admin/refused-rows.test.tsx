import { beforeAll, expect, jest, test } from "@jest/globals";
import { render } from "@testing-library/react";
import type * as cases from "@/components/admin/returns/case-row";
import type * as reviews from "@/components/admin/reviews/review-row";
import type { Me } from "@/lib/contract/admin/me";
import type { ReturnCase } from "@/lib/contract/admin/returns";
import type { AdminReview } from "@/lib/contract/admin/reviews";
import cs from "@/messages/admin/cs.json";

jest.mock("@/lib/api/admin/return-actions", () => ({ changeReturn: async () => ({}) }));
jest.mock("@/lib/api/admin/review-actions", () => ({ changeReview: async () => ({}) }));

let CaseRow: typeof cases.CaseRow;
let ReviewRow: typeof reviews.ReviewRow;
beforeAll(async () => {
  // Only now, so that they have no part of the server.
  ({ CaseRow } = await import("@/components/admin/returns/case-row"));
  ({ ReviewRow } = await import("@/components/admin/reviews/review-row"));
});

const me: Pick<Me, "language" | "rights"> = { language: "cs", rights: ["orders"] };
const found: ReturnCase = {
  number: "2600000018-1",
  revision: 0,
  state: "announced",
  submitted_at: "2026-11-20T08:00:00.000Z",
  refund_due_on: "2026-12-04",
  days_left: 11,
  goods_back_on: null,
  inspected_on: null,
  settled_on: null,
  deduction: null,
  deduction_reason: null,
  refusal: null,
  order: {
    number: "2600000018",
    status: "delivered",
    total: { amount: 500000, currency: "CZK" },
    payment: { id: "bank_transfer", status: "paid" },
  },
  customer: { name: "Jana Nová", company: null },
  stated_by: "Jana Nová",
  whole: true,
  lines: [],
  part: null,
  reason: null,
  delivered_on: null,
  last_day: null,
  in_time: true,
  at_most: { amount: 500000, currency: "CZK" },
};
const now = new Date("2026-11-23T12:00:00.000Z");

/** Which parts of a row are unfolded, by their first words. */
const unfolded = (row: HTMLElement) =>
  [...row.querySelectorAll("details")].map(({ open, className }) => `${className} ${open ? "open" : "folded"}`);

test.each([
  [null, ["case folded", "fold open", "fold folded", "fold folded"]],
  ["refused-2600000018-1", ["case open", "fold open", "fold folded", "fold open"]],
  ["refused-2600000019-1", ["case folded", "fold open", "fold folded", "fold folded"]],
])("a withdrawal whose form the page refuses (%s) is unfolded, with that form", (refused, parts) => {
  const { container } = render(
    <CaseRow found={found} me={me as Me} texts={cs} now={now} refused={refused} open={false} />,
  );
  expect(unfolded(container)).toEqual(parts);
});

const review: AdminReview = {
  id: 7,
  stars: 1,
  text: "Hučí.",
  name: null,
  language: "cs",
  revision: 0,
  written_at: "2026-11-20T08:00:00.000Z",
  changed_at: "2026-11-20T08:00:00.000Z",
  tyre: { name: "Nokian", size: "205/55 R16", paths: null },
  order_number: "2600000018",
  hidden: null,
  reply: null,
};

test.each([
  [null, "rv-acts folded"],
  ["answer-7", "rv-acts open"],
  ["visibility-7", "rv-acts open"],
  ["answer-77", "rv-acts folded"],
])("a review whose form the page refuses (%s) is unfolded", (refused, part) => {
  const { container } = render(<ReviewRow review={review} language="cs" texts={cs} refused={refused} />);
  expect(unfolded(container)).toEqual([part]);
});
