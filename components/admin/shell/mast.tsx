import type { ReactNode } from "react";
import { dateFormat } from "@/lib/domain/formats";
import { languageFacts } from "@/lib/domain/language-facts";
import type { Language } from "@/lib/domain/locale";

const timeZone = "Europe/Prague";

/** The head of a sheet: the day at the left, then the sentence of the room. */
export function Mast({
  title,
  language,
  now,
  children,
}: {
  title: string;
  language: Language;
  now: Date;
  children: ReactNode;
}) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(languageFacts[language].region, { timeZone, ...options });
  const day = part({ day: "numeric" })
    .formatToParts(now)
    .find(({ type }) => type === "day")?.value;
  return (
    <div className="mast">
      <p className="day">
        <span className="dn">{day}</span>
        <span className="dw">{part({ weekday: "long" }).format(now)}</span>
      </p>
      <div>
        <h1>{title}</h1>
        <p className="say">{children}</p>
      </div>
    </div>
  );
}

/** A part of a sheet: what it is about at the left, then what there is. */
export function Part({
  id,
  title,
  note,
  children,
}: {
  id?: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="part" id={id}>
      <div className="when">
        <h2>{title}</h2>
        {note ? <p className="note-s">{note}</p> : null}
      </div>
      <div className="what">{children}</div>
    </section>
  );
}
