import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ConfirmEmail } from "@/components/account/confirm-email";
import { DataExport } from "@/components/account/data-export";
import { DeleteAccount } from "@/components/account/delete-account";
import { EmailState } from "@/components/account/email-state";
import { ProfileForm } from "@/components/account/profile-form";
import { SignInWays } from "@/components/account/sign-in-ways";
import { SignOut } from "@/components/account/sign-out";
import { NotReady } from "@/components/ui/not-ready";
import type { SignInWays as Ways } from "@/lib/api/visitor-identities";
import type { User } from "@/lib/contract/account";

/** The account: orders (the children) first, the shopper's details and rights beside them. */
export async function AccountDetails({ user, ways, children }: { user: User; ways: Ways; children: ReactNode }) {
  const t = await getTranslations("account");
  const rules = await getTranslations("field");
  return (
    <div className="wrap sec">
      <div className="acc-head">
        <div>
          <h1>{t("title")}</h1>
          <p className="muted mt-1">{t("greeting", { email: user.email })}</p>
        </div>
        <SignOut />
      </div>
      <NotReady>{rules("not_ready")}</NotReady>
      <ConfirmEmail />
      <div className="acc">
        {children}
        <div>
          <section>
            <h2 id="profile-title">{t("profile.title")}</h2>
            <p className="muted sm mt-1">{t("profile.text")}</p>
            <EmailState email={user.email} verified={user.email_verified} />
            <ProfileForm user={user} />
          </section>
          <SignInWays {...ways} email={user.email} />
          <DataExport />
          <DeleteAccount />
        </div>
      </div>
    </div>
  );
}
