import type { ReactNode } from "react";
import { DoorFrame } from "@/components/admin/door/door-frame";
import { adminLanguage, currentSession } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

/** The frame of what is before the admin: signing in and setting up the ways to do it. */
export default async function DoorLayout({ children }: { children: ReactNode }) {
  await currentSession();
  const language = await adminLanguage();
  return (
    <DoorFrame language={language} texts={adminTexts[language]} now={new Date()}>
      {children}
    </DoorFrame>
  );
}
