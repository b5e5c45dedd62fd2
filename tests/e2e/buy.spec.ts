import { test } from "./fixtures";
import { addFour, order } from "./journey/buy";
import { chooseTyre, findSize } from "./journey/choose";
import { readConfirmation, readMail } from "./journey/confirm";
import { czech } from "./journey/czech";
import { english } from "./journey/english";
import { slovak } from "./journey/slovak";

for (const journey of [czech, slovak, english]) {
  test.describe("a guest buys four tyres", () => {
    test.use({ locale: journey.locale });

    test(`${journey.title}, from the landing page to the mail`, async ({ page, dataDir }) => {
      const all = await findSize(page, journey);
      const tyre = await chooseTyre(page, journey, all);
      await addFour(page, journey, tyre);
      const total = await order(page, journey, tyre);
      const number = await readConfirmation(page, journey, { tyre, total });
      await readMail(dataDir, journey, number, { tyre, total });
    });
  });
}
