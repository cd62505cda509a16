import { attribute, type Element, elementsOf, startOfHead, textOf } from '@/scripts/export';

/** Where the data of the pages stands, under names that change with it: hosts and the worker keep it like other built files. */
export const ROUTER_DATA = '_next/static/pages';

/** Next hands its router the page a second time, as data, in scripts that begin so. */
const IS_DATA = /^\(?self\.__next_f\b/;

/** The script that begins so starts the app once its chunks are there. */
const IS_START = /^\(globalThis\["TURBOPACK"\]/;

/** The address of one of the scripts that every page begins with, where an element asks for it at once or ahead. */
function chunkOf(element: Element): string | undefined {
  const isAhead = element.tagName === 'link' && attribute(element, 'as') === 'script';
  if (isAhead) return attribute(element, 'href');
  return attribute(element, 'async') === undefined ? undefined : attribute(element, 'src');
}

/**
 * Takes out of a page its scripts and the router's data, half of its HTML: what a visitor sees arrives before them, and
 * the first script loads them afterwards.
 *
 * @returns the page, given the addresses of the first script and of the data, its elements, the data as a script, and
 *   what starts the app. Throws where there is none.
 */
export function withoutRouterData(html: string): {
  page: (firstScript: string, address: string) => string;
  elements: Element[];
  data: string;
  start: string;
} {
  const data: string[] = [];
  const starts: string[] = [];
  const chunks = new Set<string>();
  let end = startOfHead(html);
  const head = html.slice(0, end);
  const kept: string[] = [];
  const taken = new Set<Element>();
  const all = elementsOf(html);
  for (const element of all) {
    const place = element.sourceCodeLocation;
    if (!place) continue;
    const code = element.tagName === 'script' ? textOf(element) : '';
    const chunk = chunkOf(element);
    if (chunk) chunks.add(chunk);
    else if (IS_DATA.test(code)) data.push(code);
    else if (IS_START.test(code)) starts.push(code);
    else continue;
    taken.add(element);
    kept.push(html.slice(end, place.startOffset));
    end = place.endOffset;
  }
  kept.push(html.slice(end));
  const [start] = starts;
  if (data.length === 0 || !start || starts.length > 1 || chunks.size === 0)
    throw new Error('has no data of the router, start of the app or scripts in the way that is looked for');
  return {
    page: (firstScript, address) =>
      `${head}<script src="${firstScript}" data-then="${[...chunks, address].join(' ')}"></script>${kept.join('')}`,
    elements: all.filter((element) => !taken.has(element)),
    data: data.join(';\n'),
    start,
  };
}
