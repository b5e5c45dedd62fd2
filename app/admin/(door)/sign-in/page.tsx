import { redirect } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { NoticedSession } from "@/components/admin/door/noticed-session";
import { CodeForm, PasskeyForm, PasswordForm, StartAgain } from "@/components/admin/door/sign-in-forms";
import { Notice } from "@/components/ui/notice";
import { isSafePlace, makesPasskeys } from "@/lib/api/admin/safe-place";
import { adminLanguage, currentSession } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ door }) => door.title);

type Props = { searchParams: Promise<{ to?: string | string[]; way?: string; over?: string }> };

/** Signing in: e-mail and password, then a code. */
export default async function SignInPage({ searchParams }: Props) {
  const { to: wanted, way, over } = await searchParams;
  const session = await currentSession();
  // Whatever else may stand in the address: it leads to the admin, or nowhere.
  const to = typeof wanted === "string" && /^\/admin(?:\/[\w/-]*)?$/.test(wanted) ? wanted : "/admin";
  if (session?.next === "none") redirect(to);
  if (session?.next === "enrol") redirect("/admin/welcome");
  const language = await adminLanguage();
  const texts = adminTexts[language];
  const { door } = texts;
  const recovery = way === "recovery";
  if (session?.next === "code")
    return (
      <>
        <h1>{door.code_title}</h1>
        <p className="lead">{session.email}</p>
        <CodeForm
          key={recovery ? "recovery" : "code"}
          language={language}
          texts={texts}
          to={to}
          way={recovery ? "recovery" : "totp"}
        />
        <p className="alt">
          <a href={`/admin/sign-in?to=${encodeURIComponent(to)}${recovery ? "" : "&way=recovery"}`}>
            {recovery ? door.to_code : door.to_recovery}
          </a>
        </p>
        <StartAgain key="again" language={language} texts={texts} />
      </>
    );
  return (
    <>
      <h1>{door.hello}</h1>
      <p className="lead">{door.lead}</p>
      {over ? <Notice kind="info">{door.over}</Notice> : null}
      {(await isSafePlace()) ? null : <Notice>{door.insecure}</Notice>}
      {makesPasskeys() ? (
        <>
          <PasskeyForm key="passkey" language={language} texts={texts} to={to} />
          <p className="alt touch">{texts.passkey.or}</p>
        </>
      ) : null}
      <PasswordForm key="password" language={language} texts={texts} to={to} />
      <NoticedSession to={to} />
    </>
  );
}
