import type { Outcome } from "@/lib/api/host/conformance/ask-call";
import { isSpecified, specifiedFields } from "@/lib/contract/specification";

const marks: Record<Outcome["kind"], string> = {
  there: "✓",
  refused: "·",
  missing: "–",
  broken: "✗",
  away: "✗",
  untried: " ",
};

/** What shoppers miss when the host lacks a call, by the beginning of its path. */
const without: [path: string, text: string][] = [
  ["/products", "no catalogue; API_FILL=embedded brings one"],
  ["/categories", "no counts of the categories"],
  ["/brands", "no brands"],
  ["/sizes", "no finder by size"],
  ["/vehicles", "no finder by car"],
  ["/search", "no suggestions while typing"],
  ["/articles", "no articles"],
  ["/orders", "no list of orders in the account"],
  ["/auth/providers", "SIGN_IN_PROVIDERS says which to offer"],
  ["/auth/logout", "a sign-out ends the session in the browser only"],
  ["/checkout/{id}", "the order's page shows what create-order said"],
  ["/checkout/pickup-points", "no list of pickup points"],
  ["/sitemap", "the sitemap lists the shop's own pages only"],
  ["/health", "the shop counts as able to sell while the host answers"],
];

function missingText({ name }: Outcome): string {
  if (isSpecified(name)) return "the specification demands it";
  const path = name.slice(name.indexOf(" ") + 1);
  return without.find(([beginning]) => path.startsWith(beginning))?.[1] ?? "not offered";
}

/** Fields of the specification that the host did not send. */
function lackingFields({ name, used }: Outcome): string[] {
  return (specifiedFields[name] ?? []).filter((field) => !used.includes(field));
}

function details(outcome: Outcome): string[] {
  const { kind, used, defaulted, unread, problem, note } = outcome;
  const lines = unread.map(
    ({ field, expected, received }) =>
      `cannot be read: ${field || "the answer"}: expected ${expected}, received ${received}`,
  );
  if (kind === "missing") lines.push(`not there: ${missingText(outcome)}`);
  if (problem && kind !== "missing") {
    const fields = (problem.errors ?? []).map(({ path, message }) => `${path}: ${message}`);
    lines.push([`understood as ${problem.code}`, ...fields].join("; "));
  }
  if (used.length > 0) lines.push(`uses ${used.join(", ")}`);
  const additions = defaulted.filter((field) => !(specifiedFields[outcome.name] ?? []).includes(field));
  if (additions.length > 0) lines.push(`defaults for ${additions.join(", ")}`);
  const lacking =
    kind === "there" && used.length > 0 ? lackingFields(outcome).filter((field) => defaulted.includes(field)) : [];
  if (lacking.length > 0) lines.push(`the specification names, and the host does not send: ${lacking.join(", ")}`);
  if (note) lines.push(note);
  return lines;
}

/** One call in a few lines: a mark, its name and status, and what the storefront makes of it. */
export function callLines(outcome: Outcome): string[] {
  const { kind, name, status } = outcome;
  const origin = isSpecified(name) ? "" : " (addition)";
  return [
    `${marks[kind]} ${name}${origin}${status === null ? "" : `  ${status}`}`,
    ...details(outcome).map((line) => `    ${line}`),
  ];
}

/** Is a call of the specification missing, or does it break the storefront? */
export function breaks({ name, kind }: Outcome): boolean {
  return isSpecified(name) && (kind === "missing" || kind === "broken" || kind === "away");
}

/** The last lines: how many calls are there, and which of the specification break the storefront. */
export function summaryLines(outcomes: readonly Outcome[]): string[] {
  const specified = outcomes.filter(({ name }) => isSpecified(name));
  const tried = specified.filter(({ kind }) => kind !== "untried");
  const broken = specified.filter(breaks);
  const additions = outcomes.filter(({ name, kind }) => !isSpecified(name) && kind === "there");
  return [
    `${tried.length - broken.length} of ${specified.length} calls of the specification hold, ${broken.length} do not, ${specified.length - tried.length} were not tried; ${additions.length} additions are there.`,
    ...broken.map(({ name, kind }) => `✗ ${name}: ${kind}`),
  ];
}
