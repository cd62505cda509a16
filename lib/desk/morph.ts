/** Attributes that a reader of the page changes. */
const OF_READER = ['open'];

function copyAttributes(target: Element, wanted: Element): void {
  for (const { name } of [...target.attributes])
    if (!wanted.hasAttribute(name) && !OF_READER.includes(name)) target.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (target.getAttribute(name) !== value) target.setAttribute(name, value);
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/**
 * Gives an element the content of another one. Nodes that are the same stay, so that the page keeps its scroll position, its
 * loaded pictures and what is open. Both may be of other documents.
 */
export function morph(target: Element, wanted: Element): void {
  const before = [...target.childNodes];
  const after = [...wanted.childNodes];
  for (const [index, next] of after.entries()) {
    const node = before[index];
    if (!node) target.append(next);
    else if (node.isEqualNode(next)) continue;
    else if (isElement(node) && isElement(next) && node.nodeName === next.nodeName) {
      copyAttributes(node, next);
      morph(node, next);
    } else node.replaceWith(next);
  }
  for (const node of before.slice(after.length)) node.remove();
}
