import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { attribute, elementsOf } from './dom';
import { exportedPages, filesUnder } from './export-files';
import { table } from './report';

/** What a page may make a visitor load before it is usable, kilobytes (1000 bytes) after Brotli. */
export const BUDGET = { scripts: 135, styles: 15 };

// Marks of packages that check data at build time and never belong in the browser.
const BUILD_ONLY = ['$ZodError', 'ZodError'];

/** First-load files of a page: scripts without those for old browsers, and stylesheets. */
export function firstLoad(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const element of elementsOf(html)) {
    const src = attribute(element, 'src');
    if (element.tagName === 'script' && src && attribute(element, 'nomodule') === undefined) scripts.add(src);
    const href = attribute(element, 'href');
    if (element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet' && href) styles.add(href);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Measures every page of an export. Returns a table of the heaviest; throws those over the budget. */
export function checkBudgets(folder: string): string {
  const sizes = new Map<string, number>();
  const sizeOf = (address: string): number => {
    const file = path.join(folder, new URL(address, 'http://site').pathname);
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = brotliCompressSync(readFileSync(file)).length / 1000;
    sizes.set(file, size);
    return size;
  };
  const sum = (files: string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const pages = exportedPages(folder).map(({ route, html }) => {
    const { scripts, styles } = firstLoad(html);
    return {
      route,
      scripts: sum(scripts),
      styles: sum(styles),
      html: brotliCompressSync(html).length / 1000,
    };
  });
  pages.sort((a, b) => b.scripts - a.scripts || b.styles - a.styles);

  const kilobytes = (size: number) => `${size.toFixed(1)} KB`;
  const rows = pages.slice(0, 8).map((p) => [p.route, ...[p.scripts, p.styles, p.html].map(kilobytes)]);
  const report = table([['heaviest pages, Brotli', 'scripts', 'styles', 'HTML'], ...rows]);

  const over = pages
    .filter((page) => page.scripts > BUDGET.scripts || page.styles > BUDGET.styles)
    .map((page) => `${page.route}: ${kilobytes(page.scripts)} scripts, ${kilobytes(page.styles)} styles`);
  const misplaced = filesUnder(folder)
    .filter((file) => file.endsWith('.js') && file.startsWith('_next/'))
    .filter((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      return BUILD_ONLY.some((mark) => code.includes(mark));
    })
    .map((file) => `${file}: holds zod, which belongs to the build; use "import type" or move the import`);
  if (over.length + misplaced.length === 0) return report;
  const budget = `The budget is ${BUDGET.scripts} KB of scripts and ${BUDGET.styles} KB of styles a page.`;
  throw new Error([...over, ...misplaced, over.length > 0 ? budget : '', report].filter(Boolean).join('\n'));
}
