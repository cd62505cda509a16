import { attribute, type Element, elementsOf, textOf } from '@/scripts/export';

/** Where the data of the pages stands, under names that change with it: hosts and the worker keep it like other built files. */
export const ROUTER_DATA = '_next/static/pages';

/** Next hands its router the page a second time, as data, in scripts that begin so. */
const IS_DATA = /^\(?self\.__next_f\b/;

/** The script that begins so starts the app once its chunks are there. */
const IS_START = /^\(globalThis\["TURBOPACK"\]/;

/**
 * Takes the router's data, half of a page's HTML, out of the page: what a visitor sees arrives before it.
 *
 * @returns the page, given the address of the data, its elements with the positions they had, and the data as a script.
 *   Throws where there is none.
 */
export function withoutRouterData(html: string): {
  page: (address: string) => string;
  elements: Element[];
  data: string;
} {
  const data: string[] = [];
  const starts: string[] = [];
  const kept: string[] = [];
  const taken = new Set<Element>();
  const all = elementsOf(html);
  let end = 0;
  for (const element of all) {
    const place = element.sourceCodeLocation;
    if (element.tagName !== 'script' || attribute(element, 'src') !== undefined || !place) continue;
    const code = textOf(element);
    if (IS_DATA.test(code)) data.push(code);
    else if (IS_START.test(code)) starts.push(code);
    else continue;
    taken.add(element);
    kept.push(html.slice(end, place.startOffset));
    end = place.endOffset;
  }
  if (data.length === 0 || starts.length !== 1)
    throw new Error('has no data of the router, or no start of the app, in the way that is looked for');
  const [before, ...after] = [...kept, html.slice(end)];
  return {
    page: (address) => `${before}<script src="${address}" defer=""></script>${after.join('')}`,
    elements: all.filter((element) => !taken.has(element)),
    // The start comes last: once the page has been read, the router takes no more data.
    data: [...data, ...starts].join(';\n'),
  };
}
