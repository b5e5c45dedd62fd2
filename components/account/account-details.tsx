import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ConfirmEmail } from "@/components/account/confirm-email";
import { DataExport } from "@/components/account/data-export";
import { DeleteAccount } from "@/components/account/delete-account";
import { EmailState } from "@/components/account/email-state";
import { ProfileForm } from "@/components/account/profile-form";
import { SignInWays } from "@/components/account/sign-in-ways";
import { SignOut } from "@/components/account/sign-out";
import type { SignInWays as Ways } from "@/lib/api/account/identities-server";
import type { AccountRights } from "@/lib/api/account/rights-server";
import type { User } from "@/lib/contract/account";

/**
 * The account: orders (the children), then the shopper's details and rights.
 * @param ways ways to sign in, `null` when unknown, @param rights what the shopper may do besides the profile,
 * @param verify token of the mailed confirmation link, @param deleting the deletion was started without scripts
 */
export async function AccountDetails(props: {
  user: User;
  ways: Ways | null;
  rights: AccountRights;
  verify: string | null;
  deleting: boolean;
  children: ReactNode;
}) {
  const { user, ways, rights, verify, deleting, children } = props;
  const verified = user.email_verified || rights.verification ? user.email_verified : null;
  const t = await getTranslations("account");
  return (
    <div className="wrap sec">
      <div className="acc-head">
        <div>
          <h1>{t("title")}</h1>
          <p className="muted mt-1">{t("greeting", { email: user.email })}</p>
        </div>
        <SignOut />
      </div>
      <ConfirmEmail sent={verify && user.email_verified !== true ? verify : null} />
      <div className="acc">
        {children}
        <div>
          <section>
            <h2 id="profile-title">{t("profile.title")}</h2>
            <p className="muted sm mt-1">{t("profile.text")}</p>
            <EmailState email={user.email} verified={verified} />
            <ProfileForm user={user} />
          </section>
          {ways ? <SignInWays {...ways} email={user.email} /> : null}
          {rights.dataExport ? <DataExport /> : null}
          {rights.deletion ? <DeleteAccount startsOpen={deleting} /> : null}
        </div>
      </div>
    </div>
  );
}
