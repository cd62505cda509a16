import { attribute, headOf } from '@/scripts/export';

/** Path of the page that a page names as its own, from the root of the host; undefined without one. */
export function canonicalOf(html: string): string | undefined {
  const link = headOf(html).find(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  const address = link && attribute(link, 'href');
  return address ? new URL(address, 'http://none').pathname : undefined;
}
