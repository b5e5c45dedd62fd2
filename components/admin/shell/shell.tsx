import type { ReactNode } from "react";
import { signOut } from "@/lib/api/admin/door-actions";
import type { StaffRight } from "@/lib/domain/admin/rights";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";
import { CurrentInView } from "./current-in-view";
import { formTexts } from "./form-texts";
import { ShellKeys } from "./keys";
import { Logo } from "./logo";
import { besideRooms, openRooms, type Room, stripRoom } from "./rooms";
import { StaffForm } from "./staff-form";
import { UndoBar } from "./undo-bar";
import { Updates } from "./updates";
import { Waiting } from "./waiting";

type Props = {
  language: Language;
  texts: AdminTexts;
  /** Of who is signed in. */
  me: { name: string; rights: readonly StaffRight[]; single_keys: boolean };
  /** `null` where one is in none. */
  room: Room | null;
  children: ReactNode;
};

/** The strip above every room, with what one may enter and one's name. */
export function Shell({ language, texts, me, room, children }: Props) {
  const { shell } = texts;
  const beside = besideRooms(room);
  const here = (of: Room) => (of === room ? "page" : undefined);
  const inStrip = (of: Room) => (of === stripRoom(room) ? "page" : undefined);
  return (
    <>
      <a className="skip" href="#sheet">
        {shell.skip}
      </a>
      <header className="strip">
        <a className="logo" href="/admin">
          <Logo />
        </a>
        <nav className="rooms" aria-label={shell.rooms}>
          {openRooms(me.rights).map((to) => (
            <a key={to} href={`/admin/${to}`} aria-current={inStrip(to)}>
              {shell[to]}
              {to === "imports" ? <Waiting of="lists" text={shell.waiting} /> : null}
            </a>
          ))}
        </nav>
        <a className="who" href="/admin/me" aria-current={here("me")}>
          {me.name}
        </a>
        <StaffForm
          action={signOut}
          language={language}
          texts={formTexts(texts)}
          buttons={
            <button className="out" type="submit">
              {shell.sign_out}
            </button>
          }
        />
      </header>
      {beside.length > 0 ? (
        <nav className="beside" aria-label={shell.beside}>
          {beside.map((to) => (
            <a key={to} href={`/admin/${to}`} aria-current={here(to)}>
              {shell[to]}
            </a>
          ))}
        </nav>
      ) : null}
      <main className="sheet" id="sheet" tabIndex={-1}>
        {children}
      </main>
      <CurrentInView />
      <Updates text={shell.away} language={language} />
      <UndoBar texts={texts.moves} language={language} singleKeys={me.single_keys} />
      {me.single_keys ? <ShellKeys /> : null}
    </>
  );
}
