import { type DefaultTreeAdapterMap, defaultTreeAdapter } from 'parse5';
import type { Element } from '@/scripts/export';
import { lineOf, linesOf, textOfNode } from '@/scripts/import/plain-text';

export type Node = DefaultTreeAdapterMap['node'];

const childrenOf = (node: Node): Node[] => {
  if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'template')
    return (node as DefaultTreeAdapterMap['template']).content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};

/** Elements under a node in document order that fulfil a condition. With `isShallow`, not inside of one that does. */
export function findAll(node: Node, matches: (element: Element) => boolean, isShallow = false): Element[] {
  const found: Element[] = [];
  // A stack instead of recursion: saved pages may be nested very deeply.
  const stack = [...childrenOf(node)].reverse();
  while (stack.length > 0) {
    const next = stack.pop() as Node;
    const isFound = defaultTreeAdapter.isElementNode(next) && matches(next);
    if (isFound) found.push(next as Element);
    if (!isFound || !isShallow) stack.push(...[...childrenOf(next)].reverse());
  }
  return found;
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** Condition: an element with a class. */
export const withClass =
  (name: string) =>
  (element: Element): boolean =>
    (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name);

export const withTag =
  (...names: string[]) =>
  (element: Element): boolean =>
    names.includes(element.tagName);

/** Text of the first element with a class, in one line; '' for none. */
export const textAt = (node: Node, className: string): string => {
  const [found] = findAll(node, withClass(className));
  return found ? lineOf(textOfNode(found)) : '';
};

/** Text of an element in one line. */
export const elementText = (element: Node): string => lineOf(textOfNode(element));

/** Text of an element by lines. */
export const elementLines = (element: Node): string[] => linesOf(textOfNode(element));

/** Address of an image, also of one that is loaded late; or its path in the folder of a saved page. */
export function imageOf(element: Element): string | undefined {
  const sources = ['data-pin-media', 'data-lazy-src', 'data-src', 'src'].map((name) =>
    attributeOf(element, name),
  );
  const find = (words: RegExp) => sources.find((source) => source !== undefined && words.test(source));
  return find(/^https?:/) ?? find(/^(?:\.\/)?[^:?#]+_files\/[^/]+$/);
}
