import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBasePath } from '@/lib/base-path';
import { attribute, elementsOf, filesUnder, textOf } from '@/scripts/export';

/** Where the data of the pages stands, under names that change with it: hosts and the worker keep it like other built files. */
export const ROUTER_DATA = '_next/static/pages';

/** Next hands its router the page a second time, as data, in scripts that begin so. */
const IS_DATA = /^\(?self\.__next_f\b/;

/** The script that begins so starts the app once its chunks are there. */
const IS_START = /^\(globalThis\["TURBOPACK"\]/;

/**
 * Takes the router's data, half of a page's HTML, out of the page: what a visitor sees arrives before it.
 *
 * @returns the page, given the address of the data, and the data as a script. Throws where there is none.
 */
export function withoutRouterData(html: string): { page: (address: string) => string; data: string } {
  const data: string[] = [];
  const starts: string[] = [];
  const kept: string[] = [];
  let end = 0;
  for (const element of elementsOf(html)) {
    const place = element.sourceCodeLocation;
    if (element.tagName !== 'script' || attribute(element, 'src') !== undefined || !place) continue;
    const code = textOf(element);
    if (IS_DATA.test(code)) data.push(code);
    else if (IS_START.test(code)) starts.push(code);
    else continue;
    kept.push(html.slice(end, place.startOffset));
    end = place.endOffset;
  }
  if (data.length === 0 || starts.length !== 1)
    throw new Error('has no data of the router, or no start of the app, in the way that is looked for');
  const [before, ...after] = [...kept, html.slice(end)];
  return {
    page: (address) => `${before}<script src="${address}" defer=""></script>${after.join('')}`,
    // The start comes last: once the page has been read, the router takes no more data.
    data: [...data, ...starts].join(';\n'),
  };
}

/** Moves the router's data of every page of an export into a file of its own. */
export function moveRouterData(folder: string): void {
  mkdirSync(path.join(folder, ROUTER_DATA), { recursive: true });
  for (const file of filesUnder(folder).filter((name) => name.endsWith('.html'))) {
    const { page, data } = withoutRouterData(readFileSync(path.join(folder, file), 'utf8'));
    const name = `${ROUTER_DATA}/${createHash('sha256').update(data).digest('hex').slice(0, 16)}.js`;
    writeFileSync(path.join(folder, name), data);
    writeFileSync(path.join(folder, file), page(withBasePath(`/${name}`)));
  }
}
