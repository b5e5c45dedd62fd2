import type { TermsFacts } from "@/components/legal/facts";

export type FormWords = {
  title: string;
  /** When to fill it in. */
  hint: string;
  to: string;
  statement: string;
  /** What the consumer fills in, line by line. */
  lines: readonly string[];
  /** What the asterisk means; `null` where the wording needs none. */
  footnote: string | null;
  /** Name of the link that opens the same text as a mail. */
  asMail: string;
};

/**
 * The model form of withdrawal as text to copy or print, and as a mail ready to be filled in. Source: Directive
 * 2011/83/EU, Annex I (B), in the wording of each country.
 */
export function WithdrawalForm({ facts, words }: { facts: TermsFacts; words: FormWords }) {
  const { shop, place } = facts;
  const addressee = `${words.to}: ${shop.name}, ${place}, ${shop.email}`;
  const body = [addressee, words.statement, ...words.lines.map((line) => `${line}:`), words.footnote ?? ""];
  const mail = `mailto:${shop.email}?subject=${encodeURIComponent(words.title)}&body=${encodeURIComponent(body.join("\r\n\r\n"))}`;
  return (
    <section className="form-text" aria-labelledby="withdrawal-form">
      <h3 id="withdrawal-form">{words.title}</h3>
      <p className="sm muted">{words.hint}</p>
      <p>{addressee}</p>
      <p>{words.statement}</p>
      <ul>
        {words.lines.map((line) => (
          <li key={line}>{line}:</li>
        ))}
      </ul>
      {words.footnote && <p className="sm muted">{words.footnote}</p>}
      <p>
        <a className="btn sml" href={mail}>
          {words.asMail}
        </a>
      </p>
    </section>
  );
}
