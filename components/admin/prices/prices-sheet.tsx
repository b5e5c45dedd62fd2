import { shopDay } from "@/components/admin/shell/day-words";
import { formTexts } from "@/components/admin/shell/form-texts";
import { Keys } from "@/components/admin/shell/key-list";
import { Mast, Part } from "@/components/admin/shell/mast";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { Notice } from "@/components/ui/notice";
import { applyRules } from "@/lib/api/admin/price-actions";
import type { Me } from "@/lib/contract/admin/me";
import type { PriceRuleBody, PriceRules } from "@/lib/contract/admin/price-rules";
import type { PriceSimulation } from "@/lib/contract/admin/price-simulation";
import { writtenDate } from "@/lib/domain/written-date";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { MarginChart } from "./margin-chart";
import { PriceKeys } from "./price-keys";
import { RuleList } from "./rule-list";
import { countedPlain, percent } from "./rule-words";
import { Greatest, Groups } from "./simulation-tables";

type Props = {
  me: Me;
  texts: AdminTexts;
  saved: PriceRules;
  /** The saved rules, with the drafted one in its place. */
  rules: readonly PriceRuleBody[];
  /** The draft as the address holds it. */
  draft: string | null;
  /** Which rule is unfolded. */
  open: string | null;
  simulation: PriceSimulation | "busy" | null;
  /** Was a rule saved just now? */
  justSaved: boolean;
  now: Date;
};

/** What somebody would say: what the trial found, or how many rules there are. */
function Sentence({ me: { language }, texts: { prices }, saved, simulation }: Props) {
  if (simulation === null || simulation === "busy") {
    const rules = saved.rules.length;
    return rules === 0 ? prices.say_none : counted(prices.say_rules, rules, language);
  }
  const { up, down, margin } = simulation;
  if (up + down === 0) return prices.say_same;
  const plain = (number: number) => number.toLocaleString(language);
  const said = countedPlain(prices.say_moved, up + down, language);
  const moved = `${said} ${fill(prices.say_way, { up: plain(up), down: plain(down) })}`;
  if (margin.before === null || margin.after === null) return moved;
  const margins = { before: percent(margin.before, language), after: percent(margin.after, language) };
  return `${moved} ${fill(prices.say_margin, margins)}`;
}

/** What the trial cannot answer, and what is to be looked at. */
function Doubts({ simulation, me, texts: { prices } }: Pick<Props, "me" | "texts"> & { simulation: PriceSimulation }) {
  const lines = (["below_cost", "margin_low", "no_cost", "no_rule"] as const).filter((name) => simulation[name] > 0);
  return (
    <ul className="doubts">
      {lines.map((name) => (
        <li key={name} className={name === "below_cost" ? "bad" : ""}>
          {countedPlain(prices[name], simulation[name], me.language)}
        </li>
      ))}
    </ul>
  );
}

function Found(props: Props & { simulation: PriceSimulation }) {
  const { me, texts, saved, draft, simulation } = props;
  const { prices } = texts;
  const moved = simulation.up + simulation.down;
  const shown = { simulation, language: me.language, texts };
  return (
    <>
      <Part title={prices.chart} note={prices.chart_note}>
        <MarginChart {...shown} />
        <Doubts {...props} />
      </Part>
      <Part title={prices.groups} note={prices.groups_note}>
        <Groups {...shown} />
      </Part>
      <Part title={prices.greatest} note={prices.greatest_note}>
        <Greatest {...shown} />
      </Part>
      <Part title={prices.apply} note={prices.apply_note}>
        <div id="apply">
          {moved === 0 ? (
            <p className="q">{prices.none_changed}</p>
          ) : (
            <StaffForm
              action={applyRules}
              language={me.language}
              texts={formTexts(texts)}
              sent={{ id: "apply", revision: saved.revision, draft: draft ?? "" }}
              buttons={
                <button className="do" type="submit">
                  {countedPlain(prices.apply_do, moved, me.language)} {me.single_keys ? <kbd>a</kbd> : null}
                </button>
              }
            >
              <p>{prices.apply_lead}</p>
            </StaffForm>
          )}
        </div>
      </Part>
    </>
  );
}

/** The price rules in their order, and what they would do to the stock. */
export function PricesSheet(props: Props) {
  const { me, texts, saved, rules, draft, open, simulation, now } = props;
  const { language } = me;
  const { prices } = texts;
  const found = simulation === "busy" ? null : simulation;
  const again = new URLSearchParams({ ...(open && { rule: open }), ...(draft && { draft }), try: "1" });
  return (
    <>
      <Mast title={prices.title} language={language} now={now}>
        <Sentence {...props} />
      </Mast>
      {found ? <p className="price-note b">{prices.tried}</p> : null}
      {saved.changed_at ? (
        <p className="price-note q">
          {fill(prices.saved, { day: writtenDate(new Date(saved.changed_at), language), name: saved.changed_by ?? "" })}
        </p>
      ) : null}
      {props.justSaved ? <Notice kind="info">{prices.done}</Notice> : null}
      <Part title={prices.rules} note={prices.rules_note}>
        <RuleList
          saved={saved}
          rules={rules}
          open={open}
          simulation={found}
          today={shopDay(now)}
          language={language}
          texts={texts}
        />
        {saved.overrides > 0 ? <p className="q">{counted(prices.by_hand, saved.overrides, language)}</p> : null}
      </Part>
      <div id="trial">
        <Part title={prices.try_title} note={prices.try_note}>
          {simulation === "busy" ? <Notice>{prices.busy}</Notice> : null}
          <p className="acts">
            <a className="sec" id="try" href={`/admin/prices?${again}#trial`}>
              {simulation ? prices.again : prices.try} {me.single_keys ? <kbd>s</kbd> : null}
            </a>
            {simulation ? (
              <a className="lk" href="/admin/prices">
                {prices.leave}
              </a>
            ) : null}
          </p>
        </Part>
      </div>
      {found ? <Found {...props} simulation={found} /> : null}
      <Keys
        texts={texts}
        singleKeys={me.single_keys}
        own={[
          ["s", prices.key_try],
          ["a", prices.key_apply],
          ["Alt ↑ ↓", prices.key_order],
        ]}
      />
      <PriceKeys singleKeys={me.single_keys} />
    </>
  );
}
