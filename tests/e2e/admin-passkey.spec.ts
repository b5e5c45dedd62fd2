import { adminTexts } from "@/messages/admin/texts";
import { expect, test } from "./fixtures";
import { inviteStaff } from "./support/staff-command";

const { passkey, shell, welcome } = adminTexts.en;

test("a passkey takes an invited person in, signs them in again, and as the only way in it stays", async ({
  page,
  dataDir,
  baseURL,
  mayLog,
}) => {
  mayLog(/\/api\/v1\/admin\/me: .*401/); // the sign-in looks whether somebody is in after all
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(await inviteStaff(dataDir, baseURL ?? "", `key-${Date.now()}@firma.example`, "en"));
  await page.getByRole("button", { name: welcome.begin }).click();
  await page.getByRole("heading", { name: welcome.ways }).first().waitFor();
  await page.waitForLoadState("networkidle");
  const before = loaded.length;
  await page.getByRole("button", { name: passkey.enrol }).click();
  await expect(page).toHaveURL("/admin/orders");
  // What talks to the passkey comes when it is wanted.
  expect(loaded.slice(before).filter((url) => url.endsWith(".js")).length).toBeGreaterThan(0);

  await page.getByRole("button", { name: shell.sign_out }).click();
  await expect(page).toHaveURL("/admin/sign-in");
  await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.getByRole("button", { name: passkey.enter }).click();
  await expect(page.locator("main [role=alert]")).toContainText(passkey.untouched);
  await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await page.getByRole("button", { name: passkey.enter }).click();
  await expect(page).toHaveURL("/admin/orders");

  await page.goto("/admin/me");
  await expect(page.getByRole("heading", { name: passkey.title })).toBeVisible();
  // The only way in stays.
  await page.getByRole("button", { name: passkey.remove }).click();
  await expect(page.locator("main [role=alert]")).toBeVisible();
  await expect(page.getByRole("button", { name: passkey.remove })).toBeVisible();
});
