import { FormText } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { Part } from "@/components/admin/shell/mast";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { openTables } from "@/lib/api/admin/shipment-actions";
import type { Me } from "@/lib/contract/admin/me";
import type { Carrier } from "@/lib/domain/carrier";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = { me: Me; texts: AdminTexts; carriers: readonly Carrier[]; now: Date };

/** The tables for carriers: whole addresses of many people, so the second factor is shown first. */
export function Tables({ me, texts, carriers, now }: Props) {
  const { ship, step_up } = texts;
  if (carriers.length === 0) return null;
  const open = me.stepped_up_until !== null && new Date(me.stepped_up_until) > now;
  return (
    <Part title={ship.csv}>
      {open ? (
        <p className="acts">
          {carriers.map((carrier) => (
            <a key={carrier} className="lk" href={`/api/v1/admin/shipments/csv?carrier=${carrier}&state=made`} download>
              {texts.carrier[carrier]}
            </a>
          ))}
        </p>
      ) : (
        <StaffForm
          action={openTables}
          language={me.language}
          texts={formTexts(texts)}
          sent={{ id: "tables" }}
          buttons={
            <button className="sec" type="submit">
              {ship.csv_open}
            </button>
          }
        >
          <p className="q">{ship.csv_ask}</p>
          <FormText
            id="tables-code"
            name="code"
            className="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            label={step_up.label}
          />
        </StaffForm>
      )}
    </Part>
  );
}
