import { readdirSync, readFileSync } from 'node:fs';

/** Most that a page loads at first, after Brotli. The framework takes 108 kB of the scripts. */
const LIMITS = { scripts: '145 kB', styles: '15 kB' };

const FIRST_LOAD = {
  // The page’s own data, in /pages/, is as long as what it says: see scripts/postbuild/router-data.ts.
  scripts: /_next\/static\/(?!pages\/)[^"\s?]+\.js/g,
  styles: /_next\/static\/[^"\s?]+\.css/g,
};

const pages = readdirSync('out', { recursive: true }).filter((file) => file.endsWith('.html'));

// Pages that load the same files are measured once.
const sets = new Map();
for (const page of pages) {
  const html = readFileSync(`out/${page}`, 'utf8');
  // It only leads on to another address.
  if (html.includes('<meta http-equiv="refresh"')) continue;
  // Some are for old browsers only.
  const named = html.replace(/<script[^>]* nomodule[^>]*>/gi, '');
  for (const [kind, pattern] of Object.entries(FIRST_LOAD)) {
    const path = [...new Set([...named.matchAll(pattern)].map(([file]) => `out/${file}`))].sort();
    // A page that nothing is found in would weigh nothing.
    if (path.length === 0) throw new Error(`${page} names no ${kind} in the way that is looked for.`);
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
