import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testTables } from '@/__tests__/cases';
import { tempFolder } from '@/__tests__/temp-folder';
import { isRedirectPage } from '@/scripts/export';
import { compressFiles } from '@/scripts/postbuild/compress';
import { contentPolicy, type PolicyContent } from '@/scripts/postbuild/content-policy';
import { formatHeaders, headerRules, headersFor, readHeaders } from '@/scripts/postbuild/headers';
import { securityHeaders } from '@/scripts/postbuild/hosts';
import { publicCollisions } from '@/scripts/postbuild/public-files';
import {
  mapSizes,
  queryMaps,
  redirectFileOf,
  redirectPage,
  redirectsFile,
  redirectsMap,
  writeRedirectPages,
} from '@/scripts/postbuild/redirects';
import { readMaps } from './nginx-maps';

it('headersFor joins the values of one header', () => {
  const links = readHeaders('/*\n  Link: a\n/a/*.js\n  Link: b\n');
  expect(headersFor('/a/deep/b.js', links)).toEqual({ Link: 'a, b' });
  expect(headersFor('/b.js', links)).toEqual({ Link: 'a' });
});

it.each(['  Link: a', '/a\nLink: a', '/a\n  Link', 'a/*'])(
  'readHeaders rejects %j, which hosts would skip',
  (text) => {
    expect(() => readHeaders(text)).toThrow(/^Line \d of _headers/);
  },
);

// With a policy that begins with default-src 'none' they earn A+ at the Mozilla Observatory.
it('securityHeaders has the headers of every answer', () => {
  expect(securityHeaders("default-src 'none'")).toEqual({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy':
      'geolocation=(self), accelerometer=(), camera=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});

describe('redirects', () => {
  const MOVED = { from: '/blog/stew', to: '/recipes?category=stews#all' };
  const AWAY = { from: '/shop.html', to: 'https://shop.example/?a=1&b=2' };

  it('redirectsFile has each address with and without its slash', () => {
    expect(redirectsFile([MOVED, AWAY])).toBe(`/blog/stew /recipes/?category=stews#all 301
/blog/stew/ /recipes/?category=stews#all 301
/shop.html https://shop.example/?a=1&b=2 301
/shop.html/ https://shop.example/?a=1&b=2 301
`);
  });

  const QUERIES = [
    { from: '/?p=12', to: '/flour' },
    { from: '/blog?page_id=7', to: '/offline' },
    { from: '/?p=13', to: '/offline#a' },
  ];

  it('redirectsFile has parameters as Netlify reads them, and letters of other scripts encoded', () => {
    expect(redirectsFile([{ from: '/국', to: '/soup' }, ...QUERIES.slice(0, 2)])).toBe(`/ p=12 /flour/ 301!
/blog page_id=7 /offline/ 301!
/blog/ page_id=7 /offline/ 301!
/%EA%B5%AD /soup/ 301
/%EA%B5%AD/ /soup/ 301
`);
  });

  it('queryMaps has a map for each parameter, the last of which is that of all', () => {
    expect(queryMaps([MOVED, ...QUERIES])).toBe(`map "$uri?$arg_p" $site_redirect_p {
default "";
/?12 "/flour/";
/?13 "/offline/#a";
}
map "$uri?$arg_page_id" $site_redirect_page_id {
default $site_redirect_p;
/blog?7 "/offline/";
/blog/?7 "/offline/";
}
map $uri $site_query_redirect {
default $site_redirect_page_id;
}
`);
    expect(queryMaps([MOVED])).toBe('map $uri $site_query_redirect {\ndefault "";\n}\n');
  });

  describe('the maps of nginx', () => {
    const both = [
      { from: '/clay', to: '/pottery' },
      { from: '/clay/?p=13', to: '/bowls' },
      { from: '/국/?p=보리', to: '/soup' },
      ...QUERIES,
    ];
    const files = {
      'map-sizes.conf': mapSizes(both),
      'query-redirects.conf': queryMaps(both),
      'redirects.map': redirectsMap(both),
    };
    const { evaluate } = readMaps(readFileSync('hosting/nginx/shared.conf', 'utf8'), files);

    it.each([
      ['/', {}, ''],
      ['/', { arg_p: '12' }, '/flour/'],
      ['/', { arg_p: '13', arg_utm_source: 'x' }, '/offline/#a'],
      ['/', { arg_p: '99' }, ''],
      ['/', { arg_page_id: '7' }, ''],
      ['/blog', { arg_page_id: '7' }, '/offline/'],
      ['/국/', { arg_p: '%EB%B3%B4%EB%A6%AC' }, '/soup/'],
      ['/국/', { arg_p: '%eb%b3%b4%eb%a6%ac' }, '/soup/'],
      ['/clay/', {}, '/pottery/'],
      ['/clay/', { arg_p: '14' }, '/pottery/'],
      // The parameter is more exact than the path.
      ['/clay/', { arg_p: '13' }, '/bowls/'],
      ['/clay', { arg_p: '13' }, '/bowls/'],
    ])('lead from %s with %j to “%s”', (uri, parameters, to) => {
      expect(evaluate('site_redirect', { uri, ...parameters })).toBe(to);
    });

    it('have room for long and for many addresses, set before the first map', () => {
      const long = { from: `/${'long-title-'.repeat(10)}`, to: '/soup' };
      const many = Array.from({ length: 2000 }, (_, at) => ({ from: `/?p=${at}`, to: '/soup' }));
      expect(mapSizes(both)).toBe('');
      expect(mapSizes([long])).toBe('map_hash_bucket_size 256;\n');
      expect(mapSizes(many)).toBe('map_hash_max_size 4096;\n');
      const { text } = readMaps(readFileSync('hosting/nginx/shared.conf', 'utf8'), {
        'map-sizes.conf': mapSizes([long]),
      });
      expect(text.indexOf('map_hash_bucket_size')).toBeLessThan(text.indexOf('map $'));
    });
  });

  it('redirectsMap escapes $ for nginx', () => {
    expect(redirectsMap([{ ...AWAY, to: 'https://shop.example/?a=$b;' }])).toContain(
      '/shop.html "https://shop.example/?a=%24b;";\n',
    );
  });

  it('redirectPage leads on and names the new address as canonical', () => {
    const page = redirectPage(AWAY, 'en-CA');
    expect(page).toContain('content="0; url=https://shop.example/?a=1&amp;b=2"');
    expect(page).toContain('<link rel="canonical" href="https://shop.example/?a=1&amp;b=2">');
    expect(isRedirectPage(page)).toBe(true);
    expect(redirectPage(MOVED, 'en-CA')).toContain('href="https://example.com/recipes/?category=stews#all"');
  });

  it('writeRedirectPages writes pages, and never over one of the site', () => {
    const out = tempFolder({ 'feed/index.html': '' });
    writeRedirectPages(out, [MOVED], 'en-CA');
    expect(isRedirectPage(readFileSync(`${out}/blog/stew/index.html`, 'utf8'))).toBe(true);
    expect(() => writeRedirectPages(out, [{ from: '/feed', to: '/' }], 'en-CA')).toThrow(
      'data/redirects.yaml leads /feed elsewhere, which is a file of the site.',
    );
  });

  it('writeRedirectPages writes old parameters to a file, which the page of their path reads first', () => {
    const out = tempFolder();
    writeRedirectPages(out, [{ from: '/blog', to: '/soup' }, MOVED, ...QUERIES], 'en-CA', '/moved.js');
    expect(JSON.parse(readFileSync(`${out}/old-addresses.json`, 'utf8'))).toEqual({
      '/?p=12': '/flour/',
      '/?p=13': '/offline/#a',
      '/blog?page_id=7': '/offline/',
    });
    const page = readFileSync(`${out}/blog/index.html`, 'utf8');
    expect(page).toContain('<script src="/moved.js" data-to="/soup/"></script>');
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/soup/"></noscript>');
    expect(page).toContain("script-src 'self'; connect-src 'self'");
    expect(readFileSync(`${out}/blog/stew/index.html`, 'utf8')).not.toContain('<script');
  });
});

it('compressFiles writes Brotli and gzip beside text that is long enough, and not beside pictures', async () => {
  const text = '<p>stew</p>'.repeat(500);
  const out = tempFolder({
    'index.html': text,
    'stew.avif': text,
    'recipe.md': text,
    'short.html': '<p>stew</p>',
  });
  expect(await compressFiles(out)).toBe(2);
  expect(readdirSync(out).sort().join(' ')).toBe(
    'index.html index.html.br index.html.gz recipe.md recipe.md.br recipe.md.gz short.html stew.avif',
  );
  expect(String(brotliDecompressSync(readFileSync(`${out}/index.html.br`)))).toBe(text);
  expect(String(gunzipSync(readFileSync(`${out}/index.html.gz`)))).toBe(text);
});

describe('public files', () => {
  const PUBLIC = {
    '.gitignore': '/icons/',
    CNAME: 'www.my-kitchen.org',
    '.well-known/security.txt': 'Contact: me',
  };

  describe('publicCollisions', () => {
    it('accepts copied files, and removes .gitignore from the export', () => {
      const out = tempFolder(PUBLIC);
      expect(publicCollisions(out, tempFolder(PUBLIC))).toEqual([]);
      expect(existsSync(`${out}/.gitignore`)).toBe(false);
      expect(existsSync(`${out}/CNAME`)).toBe(true);
    });

    it('names files that a generated file has replaced', () => {
      const out = tempFolder({ ...PUBLIC, '.well-known/security.txt': 'Contact: hello' });
      expect(publicCollisions(out, tempFolder(PUBLIC))).toEqual(['.well-known/security.txt']);
    });

    it('finds nothing without the folder', () => {
      expect(publicCollisions(tempFolder(), '/no-such-folder')).toEqual([]);
    });
  });
});

describe('the tables', () => {
  /** The rules as a host reads them from the file. */
  const rules = readHeaders(formatHeaders(headerRules({ 'X-Content-Type-Options': 'nosniff' })));

  // The map of hosting/nginx that folds repeated slashes, as its pattern and its value. Quoted backslashes are doubled.
  const conf = readFileSync('hosting/nginx/shared.conf', 'utf8');
  const [, quoted = '', value = ''] = /\$site_folded \{[^}]*?"~(.+)" "(.+)";/s.exec(conf) ?? [];
  const pattern = new RegExp(quoted.replaceAll('\\\\', '\\'));

  type Content = Partial<PolicyContent> & { directive: string; blocks?: never[]; sections?: never[] };

  /** Hosts of a directive; each block is in a recipe of its own. */
  function hostsOf({ directive, blocks = [], sections = [], ...content }: Content): string | undefined {
    const recipes = blocks.map((block) => ({ blocks: [block] }));
    const pages = [{ sections }];
    const directives = contentPolicy({ recipes, pages, ...content }).split('; ');
    return directives.find((part) => part.startsWith(`${directive} `))?.slice(directive.length + 1);
  }

  testTables('__tests__/postbuild/tables', {
    'content-policy': hostsOf,
    'folded-slashes': (path: string) => {
      const groups = pattern.exec(path)?.groups;
      return groups ? value.replace(/\$(\w+)/g, (_, name) => groups[name] ?? '') : '';
    },
    headers: (path: string) => headersFor(path, rules),
    'redirect-files': (from: string) => redirectFileOf({ from, to: '/' }),
  });
});
