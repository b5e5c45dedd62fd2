import type { ReactNode } from "react";
import { signOut } from "@/lib/api/admin/door-actions";
import { hasRight, type StaffRight } from "@/lib/domain/admin/rights";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";
import { formTexts } from "./form-texts";
import { ShellKeys } from "./keys";
import { Logo } from "./logo";
import { StaffForm } from "./staff-form";
import { UndoBar } from "./undo-bar";
import { Updates } from "./updates";
import { Waiting } from "./waiting";

export type Room =
  | "orders"
  | "to-order"
  | "suppliers"
  | "shipping"
  | "returns"
  | "messages"
  | "reviews"
  | "imports"
  | "staff"
  | "log"
  | "me";

/** The rooms there are, each with who may enter it. */
const rooms: { room: Room; right: StaffRight | readonly StaffRight[] }[] = [
  { room: "orders", right: ["orders", "money"] },
  { room: "to-order", right: "orders" },
  { room: "suppliers", right: "catalogue" },
  { room: "shipping", right: "orders" },
  { room: "returns", right: "orders" },
  { room: "messages", right: "orders" },
  { room: "reviews", right: "orders" },
  { room: "imports", right: "catalogue" },
  { room: "staff", right: "owner" },
  { room: "log", right: "owner" },
];

/** The address of the first room that somebody with these rights may enter. */
export function firstRoom(rights: readonly StaffRight[]): string {
  const first = rooms.find(({ right }) => hasRight(rights, right));
  return `/admin/${first?.room ?? "me"}`;
}

type Props = {
  language: Language;
  texts: AdminTexts;
  /** Of who is signed in. */
  me: { name: string; rights: readonly StaffRight[]; single_keys: boolean };
  room: Room;
  children: ReactNode;
};

/** The strip above every room, with what one may enter and one's name. */
export function Shell({ language, texts, me, room, children }: Props) {
  const { shell } = texts;
  const open = rooms.filter(({ right }) => hasRight(me.rights, right));
  const here = (of: Room) => (of === room ? "page" : undefined);
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
          {open.map(({ room: to }) => (
            <a key={to} href={`/admin/${to}`} aria-current={here(to)}>
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
      <main className="sheet" id="sheet" tabIndex={-1}>
        {children}
      </main>
      <Updates text={shell.away} language={language} />
      <UndoBar texts={texts.moves} language={language} singleKeys={me.single_keys} />
      {me.single_keys ? <ShellKeys /> : null}
    </>
  );
}
