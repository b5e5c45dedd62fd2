import { Mast, Part } from "@/components/admin/shell/mast";
import type { Me } from "@/lib/contract/admin/me";
import type { StaffRow } from "@/lib/contract/admin/staff";
import { dateOf, momentOf } from "@/lib/i18n/moment";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { InviteForm } from "./invite-form";
import { PersonForm } from "./person-form";

type Props = { me: Me; people: readonly StaffRow[]; texts: AdminTexts; now: Date };

function stateOf(person: StaffRow, { me, texts: { staff } }: Props): string {
  const { joined_at, invited_until } = person;
  if (joined_at) return fill(staff.joined, { day: dateOf(joined_at, me.language) });
  return invited_until ? fill(staff.invited, { until: momentOf(invited_until, me.language) }) : staff.invitation_over;
}

function Person({ person, ...props }: Props & { person: StaffRow }) {
  const { me, texts } = props;
  const { staff, right } = texts;
  const seen = person.seen_at ? fill(staff.seen, { when: momentOf(person.seen_at, me.language) }) : staff.never;
  return (
    <section className="part">
      <div className="when">
        <p className={person.joined_at ? "" : "b"}>{stateOf(person, props)}</p>
      </div>
      <div className="what">
        <h2>
          {person.name} {person.id === me.id ? <span className="okc">{staff.you}</span> : null}
        </h2>
        <p>
          {person.email} · <b>{person.rights.map((name) => right[name]).join(", ")}</b>
        </p>
        <p className="q">
          {seen} · {fill(staff.devices, { count: person.sessions })}
        </p>
        {person.id === me.id ? null : <PersonForm person={person} language={me.language} texts={texts} />}
      </div>
    </section>
  );
}

/** The people of the shop, and how one more comes in. */
export function StaffSheet(props: Props) {
  const { me, people, texts, now } = props;
  const { staff } = texts;
  return (
    <>
      <Mast title={staff.title} language={me.language} now={now}>
        {fill(staff.sentence, { count: people.length })}
      </Mast>
      {people.map((person) => (
        <Person key={person.id} person={person} {...props} />
      ))}
      <Part title={staff.invite} note={staff.invite_lead}>
        <InviteForm language={me.language} texts={texts} />
      </Part>
    </>
  );
}
