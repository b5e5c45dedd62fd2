import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { MessageFold } from "@/components/admin/messages/message-fold";
import { MessagesSheet } from "@/components/admin/messages/messages-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { askMessage, askMessages } from "@/lib/api/admin/messages-server";
import { requireStaff } from "@/lib/api/admin/server";
import { type MessageView, messageViews } from "@/lib/domain/admin/message-view";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ messages }) => messages.title);

type Query = Partial<Record<"view" | "after" | "open", string | string[]>>;

const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");

export default async function MessagesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const [view, after, open] = [one(query.view) || "open", one(query.after), one(query.open)];
  if (!messageViews.includes(view as MessageView)) notFound();
  const me = await requireStaff("/admin/messages", "orders");
  const texts = adminTexts[me.language];
  const [{ data, page }, opened] = await Promise.all([
    askMessages(view as MessageView, after),
    open === "" ? null : askMessage(open),
  ]);
  return (
    <Shell language={me.language} texts={texts} me={me} room="messages">
      <MessagesSheet
        me={me}
        texts={texts}
        messages={data}
        next={page.next}
        view={view as MessageView}
        after={after || null}
        opened={opened}
        fold={opened ? <MessageFold key={opened.id} message={opened} me={me} texts={texts} /> : null}
        now={new Date()}
      />
    </Shell>
  );
}
