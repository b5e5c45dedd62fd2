import { expect, type Locator, type Page } from "@playwright/test";

/** What has the focus, and whether a shopper can see that it has. */
async function focused(page: Page): Promise<{ what: string; shown: boolean; covered: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { what: "nothing", shown: false, covered: false };
    const marks = (node: Element | null) => {
      if (!node) return false;
      const style = getComputedStyle(node);
      const outline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
      return outline || style.boxShadow !== "none";
    };
    // A radio button or box may be drawn by its label or the element beside it.
    const shown = [element, element.closest("label"), element.nextElementSibling].some(marks);
    const drawn = element.closest("label") ?? element;
    const box = drawn.getBoundingClientRect();
    const on = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 24));
    const covered = on !== null && !drawn.contains(on) && !on.contains(drawn);
    return { what: element.outerHTML.slice(0, 120), shown, covered };
  });
}

/** A shopper with nothing but a keyboard: every step of the focus is checked to be somewhere and to be seen. */
export class Keyboard {
  constructor(readonly page: Page) {}

  /** The focus is on something, and it shows. @param when for the message of a failure */
  async seesFocus(when: string): Promise<void> {
    await expect.poll(() => focused(this.page), { message: when }).toMatchObject({ shown: true, covered: false });
  }

  /** Tab, until `target` has the focus. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(target).toBeAttached();
    for (let presses = 0; presses < 150; presses += 1) {
      await this.page.keyboard.press(key);
      await this.seesFocus(`press ${presses + 1} of Tab on the way to ${target}`);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${target} cannot be reached by Tab.`);
  }
  async press(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }
  /** Steps through the values of a list from its first, until one is reached. */
  async stepTo(target: Locator, value: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press("Home");
    const values = await target.evaluate((list) =>
      [...(list as HTMLSelectElement).options].map((option) => option.value),
    );
    for (let step = values.indexOf(value); step > 0; step -= 1) await this.page.keyboard.press("ArrowDown");
    await expect(target).toHaveValue(value);
  }
  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(text);
  }
}
