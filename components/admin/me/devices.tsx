import { formTexts } from "@/components/admin/shell/form-texts";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { endSession } from "@/lib/api/admin/me-actions";
import type { Me } from "@/lib/contract/admin/me";
import { momentOf } from "@/lib/i18n/moment";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

/** One's devices, each with the way to sign it out. */
export function Devices({ me, texts }: { me: Me; texts: AdminTexts }) {
  const { this: own, end, seen, since, unknown } = texts.me;
  return (
    <ul className="rows">
      {me.sessions.map(({ id, device, network, created_at, seen_at, current }) => (
        <li key={id}>
          <span className="b">{device || unknown}</span>
          <span className="q">
            {fill(seen, { when: momentOf(seen_at, me.language) })} ·{" "}
            {fill(since, { when: momentOf(created_at, me.language) })}
            {network ? ` · ${network}` : ""}
          </span>
          {current ? (
            <span className="okc">{own}</span>
          ) : (
            <StaffForm
              action={endSession}
              language={me.language}
              texts={formTexts(texts)}
              sent={{ id }}
              className="inline"
              buttons={
                <button className="lk" type="submit">
                  {end}
                </button>
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
}
