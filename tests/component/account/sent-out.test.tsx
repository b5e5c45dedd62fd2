/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { NextIntlClientProvider } from "next-intl";
import { renderToString } from "react-dom/server";
import { NewPassword } from "@/components/account/new-password";
import cs from "@/messages/cs.json";

test("the page for a new password is sent out the same for every address: no token is in it", () => {
  const html = renderToString(
    <NextIntlClientProvider locale="cs" messages={cs} timeZone="Europe/Prague">
      <NewPassword language="cs" />
    </NextIntlClientProvider>,
  );
  expect(html).toContain("Nové heslo");
  expect(html).toContain('method="post"');
});
