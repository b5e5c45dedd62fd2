import { redirect } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { EnrolForm, WaysForm } from "@/components/admin/door/welcome-forms";
import { phoneSecret } from "@/lib/api/admin/phone-server";
import { makesPasskeys } from "@/lib/api/admin/safe-place";
import { currentSession } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ welcome }) => welcome.ways);

/** Setting up password and phone. Once that is done the page still shows the recovery codes that the form was answered with. */
export default async function WelcomePage() {
  const session = await currentSession();
  if (!session || session.next === "code") redirect("/admin/sign-in");
  const { language, next } = session;
  const texts = adminTexts[language];
  const phone = next === "enrol" ? await phoneSecret() : null;
  return (
    <>
      <h1>{next === "enrol" ? texts.welcome.ways : texts.welcome.done}</h1>
      <p className="lead">{next === "enrol" ? texts.welcome.ways_lead : null}</p>
      {next === "enrol" && makesPasskeys() ? (
        <div className="touch">
          <EnrolForm language={language} texts={texts} />
          <h2>{texts.passkey.enrol_or}</h2>
        </div>
      ) : null}
      <WaysForm language={language} texts={texts} phone={phone} />
    </>
  );
}
