import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { orderBody } from "../support/buyer";
import { payloadList } from "../support/hostile/payloads";
import { expect, test } from "./fixtures";
import { newEmail, newPlace, password } from "./support/account";
import { putIntoCart } from "./support/cart";
import { setTrap } from "./support/script-trap";
import { tyresOf } from "./support/tyres";

const shown = (text: string) => text.replace(/\s+/g, " ").trim();

/** Does the page show the text, in its words or in a field? */
async function shows(page: Page, text: string): Promise<void> {
  const all = async () => {
    const fields = await page
      .locator("input, textarea")
      .evaluateAll((found) => found.map((field) => (field as HTMLInputElement).value));
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen is meant, not what stands in scripts and styles
    return shown([await page.locator("body").innerText(), ...fields].join("\n"));
  };
  await expect.poll(all).toContain(shown(text));
}

/** The HTML of every mail about an order, as a reader's program shows it. */
async function mailsOf(start: string, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  let letters: string[] = [];
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.startsWith(start) && name.endsWith(".eml"));
    letters = await Promise.all(
      names.map(async (name) => (await PostalMime.parse(await readFile(join(folder, name)))).html ?? ""),
    );
    expect(letters.length).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
  return letters;
}

const markup = payloadList.filter(([, text]) => /<(?:script|img|svg|iframe|b) /.test(text) && !text.includes("&lt;"));

for (const [name, text] of markup) {
  test(`a page that does not escape is caught: ${name}`, async ({ page, context, mayLog }) => {
    mayLog(/./);
    const trap = await setTrap(context);
    await page.setContent(`<p>${text}</p>`);
    await expect(trap.check(page)).rejects.toThrow(/data-evil|ran/);
  });
}

for (const [place, [name, text]] of payloadList.entries()) {
  test(`what a customer writes is shown as it was typed: ${name}`, async ({ page, context, dataDir, mayLog }) => {
    test.skip(dataDir === "", "needs the shop's data folder");
    test.setTimeout(180_000);
    mayLog(/the server responded with a status of 4\d\d/);
    const trap = await setTrap(context);
    const email = newEmail();
    const post = (path: string, data: unknown, headers = {}) =>
      page.request.post(`/api/v1${path}`, {
        data,
        headers: { "sec-fetch-site": "same-origin", ...newPlace(), ...headers },
      });
    const made = await post("/auth/register", { email, password, first_name: text, last_name: text, agreement: 1 });
    expect(made.status(), await made.text()).toBe(201);
    const profile = { city: text, address: text, first_name: text, last_name: text };
    const changed = await page.request.put("/api/v1/users/info", {
      data: profile,
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(changed.status(), await changed.text()).toBe(200);
    const tyres = await tyresOf(page.request, "car-all_season", 8);
    const tyre = tyres[place % tyres.length];
    if (!tyre) throw new Error("Too few tyres.");
    await putIntoCart(page.request, tyre, 1);
    await page.goto("/cs/cart/checkout");
    await trap.check(page);
    const { contact, address, ...rest } = orderBody(place);
    const order = {
      ...rest,
      contact: { ...contact, first_name: text, last_name: text, email },
      address: { ...address, city: text, address: text },
      company: { name: text, ico: "00000019" },
      note: text,
    };
    const placed = await post("/checkout/create-order", order, {
      "idempotency-key": `hostile-${email}`,
      "x-currency": "CZK",
    });
    expect(placed.status(), await placed.text()).toBe(201);
    const { id, number, token } = (await placed.json()) as { id: string; number: string; token: string };
    const contacted = await post("/contacts", { name: text, email, message: text, order_number: number });
    expect(contacted.status(), await contacted.text()).toBe(201);
    const withdrawn = await post(
      "/withdrawals",
      { name: text, email, order_number: number, part: text, reason: text },
      { "idempotency-key": `hostile-${email}` },
    );
    expect(withdrawn.status(), await withdrawn.text()).toBe(201);
    for (const path of [
      `/cs/account`,
      `/cs/account/orders/${number}`,
      `/cs/create-order-success?id=${id}&token=${token}`,
    ]) {
      await page.goto(path);
      await shows(page, text);
      await trap.check(page);
    }
    const letters = [...(await mailsOf(number, dataDir)), ...(await mailsOf("withdrawal", dataDir))];
    mayLog(/cid:/); // a picture that is a part of the mail
    for (const html of letters) {
      await page.goto("about:blank"); // no policy of ours: what is not written as text would run here
      await page.setContent(html);
      await trap.check(page);
    }
  });

  test(`what stands in an address, a cookie or the browser's memory stays text: ${name}`, async ({
    page,
    context,
    mayLog,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    mayLog(/the server responded with a status of 4\d\d/);
    const trap = await setTrap(context);
    const q = encodeURIComponent(text);
    await page.goto(`/cs/search-result?q=${q}`);
    await shows(page, text);
    await trap.check(page);
    const paths = [
      `/en/search-page?q=${q}`,
      `/cs/zimni-pneumatiky?brand=${q}&sort=${q}&page=${q}`,
      `/cs/zimni-pneumatiky/${q}`,
      `/cs/car/${q}/${q}`,
      `/cs/blog/${q}`,
      `/cs/sign-in?return_to=${q}`,
      `/cs/review?token=${q}`,
      `/cs/reset-password?token=${q}`,
      `/cs/withdrawal?order=${q}`,
      `/cs/compare?ids=${q}`,
      `/cs/stock-notice?token=${q}`,
      `/cs/auth/google?code=${q}&state=${q}&error=${q}`,
      `/cs/create-order-success?id=${q}&token=${q}`,
    ];
    for (const path of paths) {
      await page.goto(path);
      await trap.check(page);
    }
    const cookies = ["userForm", "delivery", "deliveryaddress", "country"].map((cookie) => ({
      name: cookie,
      value: encodeURIComponent(
        JSON.stringify({ value: { first_name: text, note: text, id: text }, expires_at: 9e15 }),
      ),
      url: baseURL,
    }));
    await context.addCookies(cookies);
    await page.evaluate((kept) => {
      for (const key of ["dezen-car", "dezen-compare", "dezen-recent"]) {
        localStorage.setItem(
          key,
          JSON.stringify([{ label: kept, href: kept, id: kept, name: kept, path: kept, image: kept }]),
        );
      }
    }, text);
    for (const path of ["/cs", "/cs/zimni-pneumatiky", "/cs/compare", "/cs/cart/checkout"]) {
      await page.goto(path);
      await trap.check(page);
    }
    await page.goto("/cs");
    await page.evaluate((kept) => {
      for (const key of ["dezen-car", "dezen-compare", "dezen-recent"]) localStorage.setItem(key, kept);
    }, text);
    await page.reload();
    const box = page.locator('input[name="q"]:visible').first();
    await box.fill(text);
    await expect(box).toHaveValue(text);
    await trap.check(page);
  });
}
