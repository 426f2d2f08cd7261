import type { Page } from "@playwright/test";

/** Doubles the size of text in all pages that are opened from now on, as a browser does on request. */
export async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const double = () => {
      if (document.documentElement) document.documentElement.style.fontSize = "200%";
    };
    double();
    // The parser may replace the root of the empty document.
    new MutationObserver(double).observe(document, { childList: true });
  });
}

/**
 * What does not fit if every text is 40 % longer, as a language with longer words has it; the page is as
 * before afterwards. Notation, numbers and what people wrote stay as they are.
 */
export async function longMisfits(page: Page): Promise<string[]> {
  const restore = await page.evaluateHandle(() => {
    // A word grows at its end, so that long words are as long as those of such a language.
    const longer = (text: string) =>
      text.replace(/(?<![\p{L}\d])\p{L}{2,}(?![\p{L}\d])/gu, (word) => {
        const more = Math.ceil(word.length * 0.4);
        return word + word.toLowerCase().slice(-more);
      });
    const undo: (() => void)[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, old] = [node as Text, node.nodeValue ?? ""];
      if (text.parentElement?.closest("script, style, svg, djambi-board, .notation")) continue;
      text.data = longer(old);
      undo.push(() => {
        text.data = old;
      });
    }
    return () => {
      for (const step of undo) step();
    };
  });
  const found = await misfits(page);
  await restore.evaluate((undo) => undo());
  return found;
}

/** What leaves the screen sideways or hides a part of its text, each as a line; none if the page fits. */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const found: string[] = [];
    const tell = (fault: string, element: Element, extent: string) => {
      const text = element.textContent?.trim().slice(0, 40);
      found.push(`${fault}: ${element.tagName.toLowerCase()}.${element.className} ${extent} "${text}"`);
    };
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      // What is drawn inside a picture or a board has its own size; hidden text has none.
      if (element.closest("svg, .unseen, .skip, [hidden]") || element.closest("djambi-board *")) continue;
      // What is folded away has a size, but is not shown.
      if (!element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0) continue;
      const extent = `${Math.round(box.left)} to ${Math.round(box.right)}`;
      // A row that scrolls by itself may be longer than the screen.
      const scrolls = element.parentElement && getComputedStyle(element.parentElement).overflowX === "auto";
      if (!scrolls && (box.right > width + 1 || box.left < -1)) tell("outside", element, extent);
      if (element.localName === "djambi-board" || !element.textContent?.trim()) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isControl = element.matches("button, select, a.button, summary, input");
      // The width of a select that scrolls counts options that are not shown.
      const clipsX =
        (isControl && !element.matches("select")) || overflowX === "hidden" || overflowX === "clip";
      const clipsY = isControl || overflowY === "hidden" || overflowY === "clip";
      const width_ = `${element.scrollWidth} in ${element.clientWidth} wide`;
      const height_ = `${element.scrollHeight} in ${element.clientHeight} high`;
      if (element.clientWidth > 0 && clipsX && element.scrollWidth > element.clientWidth + 1)
        tell("cut", element, width_);
      // The engine's lines hide whole turns for which there is no room.
      if (element.matches(".line-turns")) continue;
      if (element.clientHeight > 0 && clipsY && element.scrollHeight > element.clientHeight + 1)
        tell("cut", element, height_);
    }
    if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} wide`);
    return found;
  });
}
