import type { ReactNode } from "react";
import { Logo } from "@/components/admin/shell/logo";
import { languageFacts } from "@/lib/domain/language-facts";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";

const timeZone = "Europe/Prague";

type Props = { language: Language; texts: AdminTexts; now: Date; children: ReactNode };

/** The door: the road with the hour of the shop at one side, the form at the other, the rules below. */
export function DoorFrame({ language, texts: { shell, door }, now, children }: Props) {
  const [hour = "", minute = ""] = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone })
    .format(now)
    .split(":");
  const day = new Intl.DateTimeFormat(languageFacts[language].region, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  });
  return (
    <div className="door" lang={language}>
      <header className="road">
        <span className="logo">
          <Logo />
        </span>
        <p className="clock">
          {Number(hour)}
          <sup>{minute}</sup>
        </p>
        <p className="today">{day.format(now)}</p>
        <i className="lane" aria-hidden="true" />
        <p className="office">{shell.office}</p>
      </header>
      <main className="step" id="sheet">
        {children}
        <ul className="rules">
          <li>{door.rule_time}</li>
          <li>{door.rule_device}</li>
          <li>
            {door.rule_account} <a href={`/${language}`}>{door.to_shop}</a>
          </li>
        </ul>
      </main>
    </div>
  );
}
