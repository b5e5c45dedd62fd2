/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { AuthPage } from "@/components/account/auth-page";
import { NewPassword } from "@/components/account/new-password";
import cs from "@/messages/cs.json";
import { inRouter } from "@/tests/support/in-router";

const sentOut = (page: ReactElement) =>
  renderToString(
    inRouter(
      <NextIntlClientProvider locale="cs" messages={cs} timeZone="Europe/Prague">
        {page}
      </NextIntlClientProvider>,
    ),
  ).replaceAll("&amp;", "&");

const start = { language: "cs", returnTo: "/cs/cart/checkout", providers: [], signedIn: null } as const;

describe("what stands in the HTML before any script", () => {
  test("an address without a token asks for no password", () => {
    const html = sentOut(<NewPassword language="cs" token="" />);
    expect(html).toContain("Tento odkaz neplatí");
    expect(html).not.toContain("Nové heslo");
  });

  test("the form for a new password takes the token of its address along", () => {
    expect(sentOut(<NewPassword language="cs" token="t1" />)).toContain(
      '<input type="hidden" name="token" value="t1"/>',
    );
  });

  test("signing in leads back to where the shopper came from, also by way of another view or service", () => {
    const html = sentOut(<AuthPage view="sign_in" {...start} providers={["google"]} />);
    expect(html).toContain('<input type="hidden" name="return_to" value="/cs/cart/checkout"/>');
    expect(html).toContain('href="/cs/register?return_to=%2Fcs%2Fcart%2Fcheckout"');
    expect(html).toContain('href="/api/v1/auth/google?return_to=%2Fcs%2Fcart%2Fcheckout"');
  });

  test("who is signed in already is told so, with the way to the account", () => {
    const html = sentOut(<AuthPage view="sign_in" {...start} signedIn="jana@post.example" />);
    expect(html).toContain("Přihlášený účet: jana@post.example.");
    expect(html).toContain('href="/cs/account"');
  });
});
