import { formTexts } from "@/components/admin/shell/form-texts";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { changeRule } from "@/lib/api/admin/price-actions";
import type { PriceRuleBody, PriceRules } from "@/lib/contract/admin/price-rules";
import type { PriceSimulation } from "@/lib/contract/admin/price-simulation";
import type { Language } from "@/lib/domain/locale";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { RuleForm } from "./rule-form";
import { figureWords, percent, restWords, scopeWords } from "./rule-words";

type Props = {
  saved: PriceRules;
  /** As they are shown: saved, or with the one that is tried. */
  rules: readonly PriceRuleBody[];
  /** Which rule is unfolded: its id, or `new`. */
  open: string | null;
  simulation: PriceSimulation | null;
  today: string;
  language: Language;
  texts: AdminTexts;
};

/** A new rule as its form begins: everything, for nothing more than the cost. */
const newRule: PriceRuleBody = {
  id: null,
  name: "",
  scope: {},
  markup_permille: 150,
  least_profit: 0,
  rounding: { CZK: { to: 1000, ending: 90 }, EUR: { to: 100, ending: 90 }, USD: { to: 100, ending: 90 } },
  from: null,
  to: null,
  active: true,
};

/** The buttons that move a rule among the others; Alt with the arrows presses them. */
function Order({ rule, at, ...props }: Props & { rule: PriceRuleBody; at: number }) {
  const { prices } = props.texts;
  const last = props.saved.rules.length - 1;
  return (
    <StaffForm
      action={changeRule}
      language={props.language}
      texts={formTexts(props.texts)}
      className="rule-order"
      sent={{ id: `order-${rule.id}`, rule: rule.id ?? "new", revision: props.saved.revision }}
      buttons={(["up", "down"] as const).map((way) => (
        <button
          key={way}
          className="lk"
          type="submit"
          name="act"
          value={way}
          disabled={way === "up" ? at === 0 : at >= last}
          aria-label={fill(prices[`${way}_of`], { name: rule.name })}
        >
          {prices[way]}
        </button>
      ))}
    />
  );
}

function Row(props: Props & { rule: PriceRuleBody; at: number }) {
  const { rule, at, saved, open, simulation, today, language, texts } = props;
  const { prices } = texts;
  const isOpen = rule.id === null || open === String(rule.id);
  const rests = restWords(rule, today, prices, language);
  const figures = simulation?.rules[at];
  return (
    <li className={rests ? "rule rests" : "rule"} id={`rule-${rule.id ?? "new"}`} data-rule={rule.id ?? "new"}>
      <span className="rule-at">{at + 1}.</span>
      <div className="rule-what">
        <p>
          <b>{rule.name}</b> {rests ? <span className="q">{rests}</span> : null}
        </p>
        <p className="q">{scopeWords(rule, saved, prices, language)}</p>
        <p>{figureWords(rule, prices, language)}</p>
      </div>
      {figures ? (
        <p className="rule-much">
          <b>{figures.tyres.toLocaleString(language)}</b> <span className="q">{prices.tyres}</span>
          {figures.tyres > 0 ? (
            <>
              <br />
              <b>{figures.margin === null ? prices.unknown : percent(figures.margin, language)}</b>{" "}
              <span className="q">{prices.margin}</span>
            </>
          ) : null}
        </p>
      ) : null}
      <div className="rule-do">
        {isOpen ? null : (
          <a className="lk" href={`/admin/prices?rule=${rule.id}#rule-${rule.id}`}>
            {prices.edit}
          </a>
        )}
        {rule.id === null ? null : <Order {...props} />}
      </div>
      {isOpen ? (
        <div className="rule-fold">
          <RuleForm
            rule={rule}
            stored={saved.rules.find(({ id }) => id !== null && id === rule.id) ?? null}
            saved={saved}
            language={language}
            texts={texts}
          />
        </div>
      ) : null}
    </li>
  );
}

/** The rules in their order, one of them unfolded. */
export function RuleList(props: Props) {
  const { rules, open, saved, language, texts } = props;
  const { prices } = texts;
  const adds = open === "new" && rules.length === saved.rules.length;
  return (
    <>
      {rules.length === 0 && !adds ? <p className="empty">{prices.empty}</p> : null}
      <ol className="price-rules">
        {rules.map((rule, at) => (
          <Row key={rule.id ?? "new"} {...props} rule={rule} at={at} />
        ))}
      </ol>
      {adds ? (
        <div className="rule-fold" id="rule-new">
          <h3>{prices.add}</h3>
          <RuleForm rule={newRule} stored={null} saved={saved} language={language} texts={texts} />
        </div>
      ) : (
        <p className="acts">
          <a className="sec" href="/admin/prices?rule=new#rule-new">
            {prices.add}
          </a>
        </p>
      )}
      <p className="q">{prices.rest}</p>
    </>
  );
}
