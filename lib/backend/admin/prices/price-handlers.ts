import { readRules, saveRules } from "@/lib/backend/admin/prices/rules-list";
import { freeOverride, setOverride } from "@/lib/backend/admin/prices/set-override";
import { simulateRules } from "@/lib/backend/admin/prices/simulate";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { beginRulesChangeSet } from "@/lib/backend/pricing/rules-change-set";
import type { adminPriceCalls } from "@/lib/contract/admin/price-rules";

/** What tyres cost: the rules, and what is set by hand. */
export const adminPriceHandlers: Handlers<keyof typeof adminPriceCalls> = {
  "GET /admin/price-rules": async (_, { now }) => ({ status: 200, body: await readRules(database(), now) }),

  "PUT /admin/price-rules": async ({ body }, context) => ({
    status: 200,
    body: await saveRules(body, context, async (tx, before) => {
      const undo = await keepUndo(tx, [{ kind: "rules", revision: body.revision + 1, before }], context);
      return { ...(await readRules(tx, context.now)), undo };
    }),
  }),

  "POST /admin/price-rules/simulation": async ({ body }, { now }) => ({
    status: 200,
    body: await simulateRules(body.rules, now),
  }),

  "POST /admin/price-rules/change-sets": async ({ body }, context) => ({
    status: 202,
    body: await saveRules(body, context, async (tx) => {
      const id = await beginRulesChangeSet(tx, context.staff.id, context.now);
      const details = { change_set: id };
      await noted(tx, callerOf(context), { action: "rules_counted", subject: "price_rules", subjectId: id, details });
      return { change_set: { id }, rules: await readRules(tx, context.now) };
    }),
  }),

  "PUT /admin/tyres/{id}/override": async ({ path, body }, context) => ({
    status: 200,
    body: await setOverride(path.id, body, context),
  }),

  "DELETE /admin/tyres/{id}/override": async ({ path }, context) => ({
    status: 200,
    body: await freeOverride(path.id, context),
  }),
};
