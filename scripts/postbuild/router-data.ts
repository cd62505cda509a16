import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attribute, elementsOf, filesUnder, textOf } from '@/scripts/export';

/** Where the data of the pages stands, under names that change with it: hosts and the worker keep it like other built files. */
export const ROUTER_DATA = '_next/static/pages';

/** Next hands its router the page a second time, as data, in scripts that begin so. */
const IS_ROUTER_DATA = /^\(?self\.__next_f\b/;

/**
 * Takes the router's data, half of a page's HTML, out of the page: what a visitor sees arrives before it.
 *
 * @returns the page, which loads the data when it has been read, and the data as one script. Throws where there is none.
 */
export function withoutRouterData(html: string): { page: (address: string) => string; data: string } {
  const found = elementsOf(html).filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') === undefined &&
      IS_ROUTER_DATA.test(textOf(element)),
  );
  const first = found[0]?.sourceCodeLocation?.startOffset;
  if (first === undefined) throw new Error('has no data of the router in the way that is looked for');
  let rest = '';
  let end = first;
  for (const { sourceCodeLocation } of found) {
    if (!sourceCodeLocation) continue;
    rest += html.slice(end, sourceCodeLocation.startOffset);
    end = sourceCodeLocation.endOffset;
  }
  rest += html.slice(end);
  return {
    // Not `async`: the router takes what comes after the page has been read for the page of another day.
    page: (address) => `${html.slice(0, first)}<script src="${address}" defer=""></script>${rest}`,
    data: found.map(textOf).join(';\n'),
  };
}

/** Moves the router's data of every page of an export into a file of its own. */
export function moveRouterData(folder: string): void {
  mkdirSync(path.join(folder, ROUTER_DATA), { recursive: true });
  for (const file of filesUnder(folder).filter((name) => name.endsWith('.html'))) {
    const { page, data } = withoutRouterData(readFileSync(path.join(folder, file), 'utf8'));
    const name = `${ROUTER_DATA}/${createHash('sha256').update(data).digest('hex').slice(0, 16)}.js`;
    writeFileSync(path.join(folder, name), data);
    writeFileSync(path.join(folder, file), page(`/${name}`));
  }
}
