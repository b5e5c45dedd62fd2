import { Mast } from "@/components/admin/shell/mast";
import { Table } from "@/components/admin/shell/table";
import type { LogEntry } from "@/lib/contract/admin/log";
import type { StaffRow } from "@/lib/contract/admin/staff";
import { logActions } from "@/lib/domain/admin/log-action";
import { dateFormat } from "@/lib/domain/formats";
import { languageFacts } from "@/lib/domain/language-facts";
import type { Language } from "@/lib/domain/locale";
import { dateOf } from "@/lib/i18n/moment";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Filter = { staff?: string | undefined; action?: string | undefined };

type Props = {
  entries: readonly LogEntry[];
  /** Of the next portion; `null` at the end. */
  next: string | null;
  people: readonly StaffRow[];
  filter: Filter;
  language: Language;
  texts: AdminTexts;
  now: Date;
};

const timeOf = (at: string, language: Language) =>
  dateFormat(languageFacts[language].region, { timeStyle: "short", timeZone: "Europe/Prague" }).format(new Date(at));

function whoOf({ actor, staff }: LogEntry, { log }: AdminTexts): string {
  if (actor === "cli") return log.cli;
  return actor === "system" ? log.system : (staff?.name ?? log.somebody);
}

function Filters({ people, filter, texts }: Props) {
  const { log, action } = texts;
  const plain = (text: string) => fill(text, { subject: "" }).replace(/:\s*$/, "");
  return (
    <form className="filters" action="/admin/log">
      <label>
        <span>{log.person}</span>
        <select name="staff" defaultValue={filter.staff ?? ""}>
          <option value="">{log.all_people}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{log.action}</span>
        <select name="action" defaultValue={filter.action ?? ""}>
          <option value="">{log.all_actions}</option>
          {logActions.map((name) => (
            <option key={name} value={name}>
              {plain(action[name])}
            </option>
          ))}
        </select>
      </label>
      <button className="sec" type="submit">
        {log.show}
      </button>
    </form>
  );
}

/** What was done, by day, the latest first. */
export function LogSheet(props: Props) {
  const { entries, next, filter, language, texts, now } = props;
  const { log, action } = texts;
  const given = Object.entries(filter).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const older = new URLSearchParams([...given, ...(next === null ? [] : [["after", next]])]);
  const days = [...new Set(entries.map(({ at }) => dateOf(at, language)))];
  return (
    <>
      <Mast title={log.title} language={language} now={now}>
        {log.sentence}
      </Mast>
      <Filters {...props} />
      {entries.length === 0 ? <p className="q">{log.empty}</p> : null}
      {days.map((day) => (
        <section className="part" key={day}>
          <h2 className="when">{day}</h2>
          <Table className="what" columns={[log.when, log.who, log.what, log.where]}>
            {entries
              .filter(({ at }) => dateOf(at, language) === day)
              .map((entry) => (
                <tr key={entry.id}>
                  <td className="num">{timeOf(entry.at, language)}</td>
                  <td className="b">{whoOf(entry, texts)}</td>
                  <td className={entry.action === "sign_in_refused" ? "bad" : ""}>
                    {fill(action[entry.action], { subject: entry.subject_name ?? entry.subject_id })}
                  </td>
                  <td className="q">{entry.network}</td>
                </tr>
              ))}
          </Table>
        </section>
      ))}
      {next === null ? null : (
        <p className="acts">
          <a className="sec" href={`/admin/log?${older}`}>
            {log.older}
          </a>
        </p>
      )}
    </>
  );
}
