import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Limits of the first load of a page, after Brotli. Scripts: 108 kB of the framework and 37 kB of our own. */
const LIMITS = { scripts: '145 kB', styles: '15 kB' };

const FIRST_LOAD = {
  // Without router data, in /pages/, whose size depends on the content: see scripts/postbuild/router-data.ts.
  scripts: /_next\/static\/(?!pages\/)[^"\s?]+\.js/g,
  styles: /_next\/static\/[^"\s?]+\.css/g,
};

const pages = readdirSync('out', { recursive: true }).filter((file) => file.endsWith('.html'));

// Pages with the same files are measured once.
const sets = new Map();
for (const page of pages) {
  const html = readFileSync(`out/${page}`, 'utf8');
  // A file of public/: the desk, or the owner's own.
  if (existsSync(`public/${page}`)) continue;
  // A redirect page.
  if (html.includes('<meta http-equiv="refresh"')) continue;
  // Ignore scripts for old browsers.
  const named = html.replace(/<script[^>]* nomodule[^>]*>/gi, '');
  for (const [kind, pattern] of Object.entries(FIRST_LOAD)) {
    const path = [...new Set([...named.matchAll(pattern)].map(([file]) => `out/${file}`))].sort();
    // Fail instead of measuring nothing.
    if (path.length === 0) throw new Error(`${page} has no ${kind} in the expected format.`);
    const key = `${kind} ${path.join()}`;
    const of = sets.get(key)?.of ?? [];
    sets.set(key, { kind, path, of: [...of, `/${page.replace(/index\.html$/, '')}`] });
  }
}

export default [...sets.values()].map(({ kind, path, of: [first, ...more] }) => ({
  name: `${kind} of ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`,
  path,
  limit: LIMITS[kind],
}));
