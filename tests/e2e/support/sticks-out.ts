import type { Page } from "@playwright/test";

/**
 * What does not fit a page's width: the elements that make it scroll sideways, the headings, buttons and counts of which
 * some letters are cut off, and links whose words run out of their ground. Empty where all is well.
 */
function misfits(): string[] {
  const root = document.documentElement;
  const width = root.clientWidth;
  const found = new Map<Element, string>();
  const cuts = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  /** What is only read aloud, or not shown now, need not fit. */
  const shown = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).clipPath === "inset(50%)") return false;
    return element.closest(".skip") === null;
  };
  const nameOf = (element: Element) => {
    const name = [element.localName, ...element.classList].join(".");
    return `${element.parentElement?.localName}.${element.parentElement?.className} > ${name} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  };
  /** The lines of an element's words, without its pictures. */
  const wordsOf = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: DOMRect[] = [];
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement?.closest("svg, .vh")) continue;
      range.selectNodeContents(texts.currentNode);
      lines.push(...range.getClientRects());
    }
    return lines;
  };
  if (root.scrollWidth > width) {
    const out = [...document.body.querySelectorAll("*")].filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.right <= width + 0.5 || !shown(element)) return false;
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
        if (cuts(one) || scrolls(one)) return false;
      return true;
    });
    for (const element of out.filter((one) => !out.some((other) => other !== one && one.contains(other))).slice(0, 5))
      found.set(element, `to ${Math.round(element.getBoundingClientRect().right)} of ${width} px`);
    if (found.size === 0) found.set(root, `scrolls to ${root.scrollWidth} of ${width} px`);
  }
  const whole =
    "h1, h2, h3, button, .btn, .chip, .cnt, .logo, summary, legend, .p4, dd, th, td, .top a, .flyout-panel a, main a, .off";
  for (const element of document.body.querySelectorAll(whole)) {
    if (!shown(element)) continue;
    const lines = wordsOf(element).filter((line) => line.width > 1);
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    if (lines.length === 0) continue;
    const boxed =
      element.matches("button, .btn, .chip, .cnt") ||
      (element.matches("a, .off") && getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)");
    const own = element.getBoundingClientRect();
    if (boxed && (left < own.left - 1 || right > own.right + 1))
      found.set(
        element,
        `its words run from ${Math.round(left)} to ${Math.round(right)}, it only to ${Math.round(own.right)} px`,
      );
    if (boxed && element.scrollHeight > element.clientHeight + 3 && element.matches(".cnt"))
      found.set(element, `its words are ${element.scrollHeight} px high, it only ${element.clientHeight} px`);
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      if (scrolls(one)) break;
      const box = one.getBoundingClientRect();
      // Letters of a display size reach a little over their own box.
      if (
        cuts(one) &&
        getComputedStyle(one).textOverflow !== "ellipsis" &&
        (left < box.left - 2 || right > box.right + 2)
      ) {
        found.set(element, `cut at ${Math.round(left < box.left - 2 ? box.left : box.right)} px`);
        break;
      }
    }
    if (left < -1) found.set(element, `begins at ${Math.round(left)} px`);
  }
  return [...found].map(([element, how]) => `${nameOf(element)}: ${how}`);
}

/** Doubles the text as a reader does in the browser's settings: the size that every `rem` is measured by. */
export async function doubleText(page: Page): Promise<void> {
  await page.addStyleTag({ content: "html { font-size: 200%; }" });
}

/** What sticks out of the page as it stands, named by element, or is cut off. */
export async function sticksOut(page: Page): Promise<string[]> {
  // The letters come after the first paint; those of the fallback, which may be missing here, are narrower.
  await page.evaluate(async () => {
    const own = [...document.fonts].filter(({ family }) => !/fallback/i.test(family));
    await Promise.all(own.map((face) => face.load()));
  });
  return page.evaluate(misfits);
}
