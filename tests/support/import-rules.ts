import type { Import, Source } from "./imports";
import { importsOf } from "./imports";

const own = (to: string) => /^(app|components|lib|messages|middleware|instrumentation)(\/|$)/.test(to);
const noun = (path: string) => /^lib\/backend\/([^/]+)\//.exec(path)?.[1];

type Rule = { name: string; broken: (entry: Import) => boolean };

/** What the staff have made of the catalogue, and the command and the clock use as well. */
const sharedWithAdmin = /^lib\/backend\/(?:change-set|import|kernel\/database\/schema)\//;

/** Is it a file of the admin? */
const ofAdmin = (path: string) => /(?:^|\/)admin(?:[/.-]|$)/.test(path);

/** The few files outside the admin that know it. */
const adminSeams = [
  "lib/config.ts",
  "lib/contract/calls.ts",
  "lib/api/gateway/headers.ts",
  "lib/backend/registry.ts",
  "lib/backend/kernel/http/handler.ts",
  "lib/backend/kernel/http/server.ts",
  "lib/backend/kernel/http/staff-door.ts",
  "lib/backend/kernel/session/staff-bearer.ts",
  // The log, the history's authors and the moves of orders serve the command, the gateways and the staff alike.
  "lib/backend/kernel/audit/noted.ts",
  "lib/backend/kernel/audit/last-change.ts",
  "lib/backend/kernel/database/schema/catalogue.ts",
  "lib/backend/kernel/database/schema/change-set.ts",
  "lib/backend/kernel/database/schema/order.ts",
  "lib/backend/kernel/database/schema/order-event.ts",
  "lib/backend/kernel/database/schema/contact.ts",
  "lib/backend/kernel/database/schema/pricing.ts",
  "lib/backend/kernel/database/schema/review.ts",
  "lib/backend/kernel/database/schema/supply.ts",
  "lib/backend/order/change-state.ts",
  "lib/backend/order/order-stock.ts",
  "lib/backend/supply/give-back.ts",
  // Prices are made by the staff's rules also where a list is read and where the clock ends what was set by hand.
  "lib/backend/pricing/load-rules.ts",
  "lib/backend/pricing/next-prices.ts",
  "lib/backend/pricing/override.ts",
  "lib/backend/pricing/reprice-stock.ts",
  "lib/backend/pricing/rules-change-set.ts",
  "lib/backend/pricing/rules-of-the-day.ts",
  "lib/backend/order/mails/move-mails.ts",
  "lib/backend/order/mails/order-cancelled.ts",
  "lib/backend/order/shipments.ts",
  // What the staff note of a customer is handed out and erased with the account.
  "lib/backend/account/export-account.ts",
  "lib/backend/account/forget-contacts.ts",
];

/** The room of the admin's components that a path lies in. */
const adminRoom = (path: string) => /^components\/admin\/([^/]+)\//.exec(path)?.[1];

const isBackend = (path: string) => path.startsWith("lib/backend/");

/** What the table of rooms in the README cannot say. Each rule is one sentence; `broken` tells whether an import breaks it. */
export const importRules: Rule[] = [
  {
    name: "lib/domain uses no package",
    broken: ({ from, to }) => from.startsWith("lib/domain/") && !own(to),
  },
  {
    name: "lib/contract uses no package but zod",
    broken: ({ from, to }) => from.startsWith("lib/contract/") && !own(to) && to !== "zod",
  },
  {
    name: "only the in-process transport imports lib/backend",
    broken: ({ from, to }) => isBackend(to) && !isBackend(from) && from !== "lib/api/transport/in-process.ts",
  },
  {
    name: "only lib/backend and lib/runtime touch SQL",
    broken: ({ from, to }) =>
      /^(postgres|pg|drizzle-orm)(\/|$)/.test(to) && !isBackend(from) && !from.startsWith("lib/runtime/"),
  },
  {
    name: "only lib/backend/jobs knows the queue's library",
    broken: ({ from, to }) => /^graphile-worker(\/|$)/.test(to) && !from.startsWith("lib/backend/jobs/"),
  },
  {
    name: "only the registry knows the handlers of more than one noun",
    broken: ({ from, to }) =>
      /^lib\/backend\/(?!kernel\/).*handlers?$/.test(to) &&
      from !== "lib/backend/registry.ts" &&
      noun(from) !== noun(to),
  },
  {
    name: "only the admin imports the admin, but for its seams",
    broken: ({ from, to }) =>
      ofAdmin(to) && !ofAdmin(from) && !adminSeams.includes(from) && !sharedWithAdmin.test(from),
  },
  {
    name: "rooms of the admin never import one another, but for the shell",
    broken: ({ from, to }) => {
      const [mine, theirs] = [adminRoom(from), adminRoom(to)];
      return mine !== undefined && theirs !== undefined && theirs !== "shell" && mine !== theirs;
    },
  },
  {
    name: "the admin's components ask by lib/api/admin",
    broken: ({ from, to }) =>
      adminRoom(from) !== undefined && to.startsWith("lib/api/") && !to.startsWith("lib/api/admin/"),
  },
];

/** Every broken rule, as `rule: from:line → to`. */
export function brokenImports(files: Source[]): string[] {
  return files
    .flatMap(importsOf)
    .flatMap((entry) =>
      importRules
        .filter((rule) => rule.broken(entry))
        .map(({ name }) => `${name}: ${entry.from}:${entry.line} → ${entry.to}`),
    );
}

/** Rings of imports among own modules, each as a chain of paths. Type-only imports count: they couple all the same. */
export function importCycles(files: Source[]): string[] {
  const paths = new Map(files.map(({ path }) => [path.replace(/\.(tsx?|mjs)$/, ""), path]));
  const edges = new Map(files.map((file) => [file.path, importsOf(file).flatMap(({ to }) => paths.get(to) ?? [])]));
  const done = new Set<string>();
  const rings: string[] = [];
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) rings.push([...trail.slice(at), path].join(" → "));
    if (at >= 0 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return rings;
}

const envReaders = /^(lib\/config\.ts|lib\/host\/.*|lib\/runtime\/.*)$/;

/** SQL put together as text, past the parameters of a query: only here, and only from the code's own words. */
const textOfSql = /\bsql\.raw\b|\.unsafe\b/;
const writersOfSql = [
  "lib/backend/backup/restore-backup.ts",
  "lib/backend/backup/schema-level.ts",
  "lib/backend/backup/target.ts",
  "lib/backend/jobs/archived-jobs.ts",
  "lib/backend/backup/write-backup.ts",
  "lib/backend/catalogue/copy-tyres.ts",
  "lib/backend/change-set/apply/names.ts",
  "lib/backend/change-set/apply/slugs.ts",
  "lib/backend/change-set/apply/write-at-once.ts",
  "lib/backend/change-set/apply/write-tyres.ts",
  "lib/backend/change-set/read/write-items.ts",
  "lib/backend/listing/listing-query.ts",
  "lib/backend/listing/miss.ts",
  "lib/backend/listing/stats-sql.ts",
  "lib/backend/kernel/database/prepared-queries.ts",
  "lib/backend/import/merge/match.ts",
  "lib/backend/import/merge/refuse-staged.ts",
  "lib/backend/import/merge/slugs.ts",
  "lib/backend/import/merge/staging-table.ts",
  "lib/backend/import/merge/write-products.ts",
  "lib/backend/import/stage-list.ts",
  "lib/backend/kernel/limit/limit.ts",
];

/** A payment method compared by its name: what differs between methods is their provider's, or their kind's. */
const comparedMethod =
  /(?:\bid|\bpayment|paymentId|\bmethod|\bway)\s*[=!]==\s*"(?:card|bank_transfer|cash_on_delivery)"/;

/** The clock, asked by what may be part of a page for everybody. What runs in the browser or is made for its visitor may. */
const askedClock = /\bnew Date\(\)|\bDate\.now\(\)/;
const mayAskClock = /^"use client"|^import .* from "next\/headers"|^export const [\w$]+ = async \(request/m;
const ofPages = /^(app\/\[lang\]|components|lib\/(?:i18n|markdown|seo))\//;
const browserOnly = ["components/checkout/use-draft-form.ts"];

/** Places that break a rule about the text or the name of a file. */
export function brokenFiles(files: Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const found: string[] = [];
    if (/process\.env(?!\.NEXT_RUNTIME\b)/.test(text) && !envReaders.test(path))
      found.push(`only lib/config reads process.env: ${path}`);
    if (textOfSql.test(text) && !writersOfSql.includes(path)) found.push(`SQL takes its values as parameters: ${path}`);
    if (comparedMethod.test(text) && !path.startsWith("lib/backend/payments/"))
      found.push(`nothing outside lib/backend/payments compares a payment method's name: ${path}`);
    if (askedClock.test(text) && ofPages.test(path) && !mayAskClock.test(text) && !browserOnly.includes(path))
      found.push(`pages ask pageTime for the clock: ${path}`);
    if (/graphile_worker/.test(text) && isBackend(path) && !path.startsWith("lib/backend/jobs/"))
      found.push(`only lib/backend/jobs knows the queue's tables: ${path}`);
    if (/(^|\/)(index)\.(ts|tsx)$/.test(path)) found.push(`no barrels: ${path}`);
    if (/(^|\/)(utils?|helpers?|common|types|misc)(\/|\.tsx?$)/.test(path))
      found.push(`no drawer without a noun: ${path}`);
    if (text.split("\n").length > 201) found.push(`no file over 200 lines: ${path}`);
    return found;
  });
}
