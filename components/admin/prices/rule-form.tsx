import { CurrentValue, FormSelect, FormStale, FormText } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { changeRule } from "@/lib/api/admin/price-actions";
import { roundingValue } from "@/lib/api/admin/rule-form";
import type { PriceRuleBody, PriceRules } from "@/lib/contract/admin/price-rules";
import { brandTiers, roundings } from "@/lib/domain/admin/price-rule";
import { families, seasons } from "@/lib/domain/category";
import { currencies, type Language } from "@/lib/domain/locale";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { RuleActive, RuleChecks } from "./rule-checks";
import { roundingWords } from "./rule-words";

type Props = {
  rule: PriceRuleBody;
  /** As the shop has it; `null` for a new one. */
  stored: PriceRuleBody | null;
  saved: PriceRules;
  language: Language;
  texts: AdminTexts;
};

/** A number as a field of a form holds it. @param factor how many of it are one of what people type */
const typed = (value: number | null | undefined, factor: number, language: Language) =>
  value == null ? "" : String(value / factor).replace(".", language === "en" ? "." : ",");

const markupOf = (rule: PriceRuleBody | null, language: Language) => typed(rule?.markup_permille, 10, language);
const leastOf = (rule: PriceRuleBody | null, language: Language) => typed(rule?.least_profit, 100, language);

function Scope({ rule: { scope }, saved, language, texts: { prices } }: Props) {
  const range = (kind: "rim" | "cost" | "age", factor: number) =>
    (["from", "to"] as const).map((end) => (
      <FormText
        key={`${kind}-${end}`}
        id={`rule-${kind}-${end}`}
        name={`scope.${kind}.${end}`}
        inputMode="decimal"
        maxLength={12}
        label={prices[`${kind}_${end}`]}
        defaultValue={typed(scope[kind]?.[end], factor, language)}
      />
    ));
  const group = { hint: prices.group_hint };
  return (
    <fieldset className="rule-part">
      <legend>{prices.which}</legend>
      <RuleChecks
        {...group}
        group="scope.brands"
        legend={prices.brands}
        chosen={scope.brands ?? []}
        options={saved.brands.map(({ slug, name }) => [slug, name] as const)}
      />
      <RuleChecks
        {...group}
        group="scope.tiers"
        legend={prices.tiers}
        chosen={scope.tiers ?? []}
        options={brandTiers.map((tier) => [tier, prices.tier[tier]] as const)}
      />
      <RuleChecks
        {...group}
        group="scope.seasons"
        legend={prices.seasons}
        chosen={scope.seasons ?? []}
        options={seasons.map((season) => [season, prices.season[season]] as const)}
      />
      <RuleChecks
        {...group}
        group="scope.families"
        legend={prices.families}
        chosen={scope.families ?? []}
        options={families.map((family) => [family, prices.family[family]] as const)}
      />
      {saved.suppliers.length > 0 ? (
        <RuleChecks
          {...group}
          group="scope.suppliers"
          legend={prices.suppliers}
          chosen={(scope.suppliers ?? []).map(String)}
          options={saved.suppliers.map(({ id, name }) => [String(id), name] as const)}
        />
      ) : null}
      <div className="rule-numbers">
        {range("rim", 1)}
        {range("cost", 100)}
        {range("age", 1)}
      </div>
    </fieldset>
  );
}

function Figures({ rule, stored, language, texts: { prices, reviews } }: Props) {
  return (
    <fieldset className="rule-part">
      <legend>{prices.how}</legend>
      <div className="rule-numbers">
        <FormText
          id="rule-markup"
          name="markup_permille"
          inputMode="decimal"
          maxLength={8}
          label={prices.markup}
          defaultValue={markupOf(rule, language)}
        />
        <FormText
          id="rule-least"
          name="least_profit"
          inputMode="decimal"
          maxLength={12}
          label={prices.least}
          defaultValue={leastOf(rule, language)}
        />
        {currencies.map((list) => (
          <FormSelect
            key={list}
            id={`rule-round-${list}`}
            name={`rounding.${list}.to`}
            label={prices[`round_${list.toLowerCase() as "czk" | "eur" | "usd"}`]}
            defaultValue={roundingValue(rule.rounding[list])}
            options={roundings[list].map((one) => [roundingValue(one), roundingWords(list, one, prices)] as const)}
          />
        ))}
      </div>
      {stored ? (
        <>
          <CurrentValue
            name="markup_permille"
            value={markupOf(stored, language)}
            text={`${prices.markup}: ${reviews.now}`}
          />
          <CurrentValue
            name="least_profit"
            value={leastOf(stored, language)}
            text={`${prices.least}: ${reviews.now}`}
          />
        </>
      ) : null}
    </fieldset>
  );
}

/** A rule to be changed or added: which tyres it is for, what they cost by it, and when. */
export function RuleForm(props: Props) {
  const { rule, saved, language, texts } = props;
  const { prices } = texts;
  return (
    <StaffForm
      action={changeRule}
      language={language}
      texts={formTexts(texts)}
      className="rule-form"
      sent={{ id: "rule", rule: rule.id ?? "new", revision: saved.revision }}
      buttons={
        <>
          <button className="sec" type="submit" name="act" value="try">
            {prices.try_this}
          </button>
          <button className="sec" type="submit" name="act" value="save">
            {prices.save}
          </button>
          {rule.id === null ? null : (
            <button className="lk" type="submit" name="act" value="remove">
              {prices.remove}
            </button>
          )}
          <p className="q">{prices.save_note}</p>
        </>
      }
    >
      <FormStale text={prices.stale} somebody={prices.somebody} />
      <FormUndo done={fill(prices.removed, { name: rule.name })} />
      <FormText id="rule-name" name="name" maxLength={60} label={prices.name} defaultValue={rule.name} />
      <Scope {...props} />
      <Figures {...props} />
      <fieldset className="rule-part">
        <legend>{prices.when}</legend>
        <div className="rule-numbers">
          <FormText id="rule-from" name="from" type="date" label={prices.day_from} defaultValue={rule.from ?? ""} />
          <FormText id="rule-to" name="to" type="date" label={prices.day_to} defaultValue={rule.to ?? ""} />
        </div>
        <RuleActive label={prices.active} active={rule.active} />
      </fieldset>
    </StaffForm>
  );
}
