import { cache } from "react";
import { pageTitle } from "@/app/admin/page-title";
import { DoorFrame } from "@/components/admin/door/door-frame";
import { InvitationForm } from "@/components/admin/door/welcome-forms";
import { adminLanguage, askStaff, currentSession } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import { fill } from "@/messages/admin/fill";
import { adminTexts } from "@/messages/admin/texts";

type Props = { params: Promise<{ token: string }> };

/** Is it the link that was refused? A refusal for too many requests says nothing of it. */
const isInvalid = ({ code }: ApiError) => code === "token_invalid" || code === "invalid";

/** The invitation of a link, and the language of its page: that of the invited person. Asked for once per page. */
const invitationOf = cache(async (token: string) => {
  await currentSession();
  try {
    const { body: invitation } = await askStaff("GET /admin/invitation", { query: { token } });
    return { invitation, language: invitation.language };
  } catch (error) {
    if (error instanceof ApiError && isInvalid(error)) return { invitation: null, language: await adminLanguage() };
    throw error;
  }
});

export async function generateMetadata({ params }: Props) {
  const { language } = await invitationOf((await params).token);
  return pageTitle(({ welcome }) => welcome.title, language);
}

/** An invitation, opened by its link. */
export default async function InvitationPage({ params }: Props) {
  const { token } = await params;
  const { invitation, language } = await invitationOf(token);
  const texts = adminTexts[language];
  const { welcome } = texts;
  return (
    <DoorFrame language={language} texts={texts} now={new Date()}>
      <h1>{invitation ? welcome.hello : welcome.invalid_title}</h1>
      <p className="lead">{invitation ? fill(welcome.lead, { email: invitation.email }) : welcome.invalid}</p>
      {invitation && <InvitationForm language={language} texts={texts} token={token} name={invitation.name} />}
    </DoorFrame>
  );
}
