/**
 * A browser that translates a page puts the texts of its nodes into `font` elements, in place of the nodes or
 * around them. The page then would change nodes that nobody sees. So a node that was taken out stays in its
 * `font`, without its text, and comes back in place of it when the page gives it another one.
 */

const FONT = "FONT";

/** Keeps a page alive that the browser translates. */
export function followTranslation(): void {
  const texts = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Text && target.data !== "") restore(target);
  });
  const nodes = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes)
        if (node instanceof Text && !node.isConnected) onRemoved(node, record, texts);
    }
  });
  nodes.observe(document.body, { childList: true, subtree: true });
  insertBesideFonts();
}

/** A text was taken out: by a translator, which has put a `font` in its place, or out of one by the page. */
function onRemoved(text: Text, record: MutationRecord, texts: MutationObserver): void {
  const { target, addedNodes, previousSibling, nextSibling } = record;
  if (target.nodeName === FONT) {
    if (!target.textContent) outermost(target).remove();
    return;
  }
  const font = [addedNodes[0], previousSibling, nextSibling].find((node) => node?.nodeName === FONT);
  if (!font || text.data === "") return;
  text.data = "";
  font.appendChild(text);
  texts.observe(text, { characterData: true });
  texts.takeRecords();
}

/** Puts a text in the place of the `font` that holds it. */
function restore(text: Text): void {
  if (text.parentNode?.nodeName === FONT) outermost(text.parentNode).replaceWith(text);
}

function outermost(font: Node): ChildNode {
  let found = font;
  while (found.parentNode?.nodeName === FONT) found = found.parentNode;
  return found as ChildNode;
}

/** Lets the page insert a node before a text that is in a `font`. */
function insertBesideFonts(): void {
  const { insertBefore } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isHeld = before?.parentNode?.nodeName === FONT && before.parentNode !== this;
    return insertBefore.call(this, node, isHeld ? outermost(before.parentNode as Node) : before) as T;
  };
}
