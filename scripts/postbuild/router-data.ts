import { attribute, type Element, elementsOf, startOfHead, textOf } from '@/scripts/export';

/** Folder of the router data, with hashed file names: hosts and the worker cache it like other built files. */
export const ROUTER_DATA = '_next/static/pages';

/** Start of the inline scripts with the router data. */
const IS_DATA = /^\(?self\.__next_f\b/;

/** Start of the inline script that starts the app once its chunks are loaded. */
const IS_START = /^\(globalThis\["TURBOPACK"\]/;

/** Address of a chunk that an element loads or preloads. */
function chunkOf(element: Element): string | undefined {
  const isAhead = element.tagName === 'link' && attribute(element, 'as') === 'script';
  if (isAhead) return attribute(element, 'href');
  return attribute(element, 'async') === undefined ? undefined : attribute(element, 'src');
}

/**
 * Removes scripts and router data from a page. They are half of its HTML; loaded by the first script, they arrive after
 * what a visitor sees.
 *
 * @returns function that makes the page from the addresses of first script and data, remaining elements, data as a script,
 *   and the start call. Throws if one of them is missing.
 */
export function extractScripts(html: string): {
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
  const pieces: string[] = [];
  const removed = new Set<Element>();
  const all = elementsOf(html);
  for (const element of all) {
    const location = element.sourceCodeLocation;
    if (!location) continue;
    const code = element.tagName === 'script' ? textOf(element) : '';
    const chunk = chunkOf(element);
    if (chunk) chunks.add(chunk);
    else if (IS_DATA.test(code)) data.push(code);
    else if (IS_START.test(code)) starts.push(code);
    else continue;
    removed.add(element);
    pieces.push(html.slice(end, location.startOffset));
    end = location.endOffset;
  }
  pieces.push(html.slice(end));
  const [start] = starts;
  if (data.length === 0 || !start || starts.length > 1 || chunks.size === 0)
    throw new Error('has no router data, start call or scripts in the expected format');
  return {
    page: (firstScript, address) => {
      const script = `<script src="${firstScript}" data-then="${[...chunks, address].join(' ')}"></script>`;
      // At the end once more: the browser requests it again if its first request failed.
      return `${head}${script}${pieces.join('').replace('</body>', () => `${script}</body>`)}`;
    },
    elements: all.filter((element) => !removed.has(element)),
    data: data.join(';\n'),
    start,
  };
}
