import { attribute, type Element, elementsOf } from '@/scripts/export';

/** The elements in the head of a page. Those of the whole page would take seconds for each file of tests. */
export const headOf = (html: string): Element[] => elementsOf(html.slice(0, html.indexOf('</head>')));

/** Path of the page that a page names as its own, from the root of the host; undefined without one. */
export function canonicalOf(html: string): string | undefined {
  const link = headOf(html).find(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  const address = link && attribute(link, 'href');
  return address ? new URL(address, 'http://none').pathname : undefined;
}
