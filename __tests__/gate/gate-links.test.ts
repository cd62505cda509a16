/** @jest-environment node */
import { brokenLinks } from '@/scripts/gate/check-links';

const SITE = 'https://food.test';
const FILES = ['index.html', 'about/index.html', 'pictures/a.webp', 'sitemap.xml'];

const problemsOf = (body: string, about = '<h2 id="story">Story</h2>') =>
  brokenLinks(
    [
      { route: '/', html: `<!doctype html><title>Home</title><p id="here">Home</p>${body}` },
      { route: '/about/', html: `<!doctype html><title>About</title>${about}` },
    ],
    FILES,
    SITE,
  );

test.each([
  '<a href="/about/">About</a>',
  '<a href="/about/#story">Story</a>',
  '<a href="#here">Here</a>',
  '<a href="#top">Top</a>',
  '<a href="/about/?servings=8">Eight</a>',
  '<a href="https://elsewhere.test/gone">Elsewhere</a>',
  '<a href="mailto:hello@example.com?subject=Hi">Mail</a>',
  '<img src="/pictures/a.webp" srcset="/pictures/a.webp 1x, /pictures/a.webp 2x" alt="">',
  '<link rel="canonical" href="https://food.test/about/">',
  '<script type="application/ld+json">{"@id":"https://food.test/#thing","url":"https://food.test/about/"}</script>',
])('a good link passes: %s', (body) => {
  expect(problemsOf(body)).toEqual([]);
});

test.each([
  ['<a href="/gone/">Gone</a>', 'does not exist'],
  ['<a href="/about">About</a>', 'lacks the slash at its end'],
  ['<a href="/about/#missing">Missing</a>', 'names an id that is not there'],
  ['<a href="#missing">Missing</a>', 'names an id that is not there'],
  ['<a href="">Empty</a>', 'leads nowhere'],
  ['<a href="#">Hash</a>', 'leads nowhere'],
  ['<img src="/pictures/b.webp" alt="">', 'does not exist'],
  ['<img src="/pictures/a.webp" srcset="/pictures/a.webp 1x, /pictures/b.webp 2x" alt="">', 'does not exist'],
  ['<meta property="og:image" content="https://food.test/og.png">', 'does not exist'],
  ['<script type="application/ld+json">{"image":"https://food.test/b.jpg"}</script>', 'does not exist'],
  ['<a href="javascript:alert(1)">Script</a>', 'runs a script'],
])('a bad link is named: %s', (body, what) => {
  const problems = problemsOf(body);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(what);
  expect(problems[0]).toMatch(/^\/: </);
});

test('the same bad link twice on a page is named once', () => {
  expect(problemsOf('<a href="/gone/">A</a><a href="/gone/">B</a>')).toHaveLength(1);
});
