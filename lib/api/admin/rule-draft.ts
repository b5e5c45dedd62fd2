import { type PriceRuleBody, priceRule } from "@/lib/contract/admin/price-rules";

/** A rule that is tried and not saved, as an address holds it. */
export function writeDraft(rule: PriceRuleBody): string {
  return Buffer.from(JSON.stringify(rule)).toString("base64url");
}

/** Reads `writeDraft` back; `null` for nothing, and for what it did not write. */
export function readDraft(text: string | undefined): PriceRuleBody | null {
  if (!text) return null;
  try {
    return priceRule.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    return null;
  }
}

/** The rules with one of them as it is drafted, in its place; a new one stands last. */
export function withDraft(rules: readonly PriceRuleBody[], draft: PriceRuleBody | null): PriceRuleBody[] {
  if (!draft) return [...rules];
  const at = draft.id === null ? -1 : rules.findIndex(({ id }) => id === draft.id);
  return at < 0 ? [...rules, { ...draft, id: null }] : rules.with(at, draft);
}
