/** @jest-environment node */
import { firstLoad } from '@/scripts/gate/check-budgets';
import { houseProblems } from '@/scripts/gate/check-house';
import { joinedWords, readableText, wordMistakes } from '@/scripts/gate/check-words';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Soup</title></head><body>${body}</body></html>`;

test('the first load leaves out scripts for old browsers and inline scripts', () => {
  const html = page(
    '<script src="/a.js" async></script><script src="/old.js" nomodule></script><script>1</script>' +
      '<script src="/a.js"></script><link rel="stylesheet" href="/a.css"><link rel="preload" href="/b.css" as="style">',
  );
  expect(firstLoad(html)).toEqual({ scripts: ['/a.js'], styles: ['/a.css'] });
});

test('the readable text holds labels and alternative texts, but no code', () => {
  const text = readableText(
    page('<img alt="A bowl"><button aria-label="Print"></button><script>undefined</script>'),
  );
  expect(text).toContain('A bowl');
  expect(text).toContain('Print');
  expect(text).not.toContain('undefined');
});

test.each([
  ['<p>Serves undefined</p>', 'a value that was not written out'],
  ['<p>NaN g flour</p>', 'a value that was not written out'],
  ['<p>[object Object]</p>', 'a value that was not written out'],
  ['<p>Add {pork|amount}</p>', 'a reference that was not resolved'],
  ['<p>Fry for {~fry}</p>', 'a reference that was not resolved'],
  ['<p>Heat to {@180}</p>', 'a reference that was not resolved'],
  ['<p>Lorem ipsum</p>', 'filler'],
  ['<img alt="😀">', 'an emoji'],
])('a mistake in the words is found: %s', (body, what) => {
  expect(wordMistakes(page(body))).toEqual([expect.stringContaining(what)]);
});

test.each([
  '<p>Add 400 g pork, ½ tsp salt and 보리국 to the pan.</p>',
  '<p>© 2026, 4.5/5, 350 °F, nullify</p>',
])('plain words pass: %s', (body) => {
  expect(wordMistakes(page(body))).toEqual([]);
});

test.each([
  ['<p><b>Order</b>Soup</p>', '"Order|Soup"'],
  ['<p><span>Italian</span><span class="stars">4.8/5</span></p>', '"Italian|4.8/5"'],
  ['<button>Brunch<span>2</span></button>', '"Brunch|2"'],
  ['<p><a href="/a">Map</a><svg><text>x</text></svg><a href="/b">Video</a></p>', '"Map|Video"'],
  ['<p><b>Now.</b><!-- -->Then</p>', '"Now.|Then"'],
])('words that only the style keeps apart are found: %s', (body, words) => {
  expect(joinedWords(page(body))).toEqual([words]);
});

test.each([
  '<p><b>Order</b> Soup</p>',
  '<p>4.6<!-- -->/5, <b>bold</b>, (<i>brackets</i>) and “<q>quotes</q>”</p>',
  '<dl><dt>Where</dt><dd>Here</dd></dl><ul><li>One</li><li>Two</li></ul>',
  '<div><button>Hours</button><button>Map</button></div>',
  '<p>Map<span class="sr">, opens in a new tab</span></p>',
  '<p lang="ko"><span lang="en-CA">½ tsp</span>이면 됩니다.</p>',
])('words that stand apart pass: %s', (body) => {
  expect(joinedWords(page(body))).toEqual([]);
});

test('barrels, long components and pages, crowded folders and oddly named hooks and storage past its layer are house problems', () => {
  const crowd = Array.from({ length: 15 }, (_, i) => ({ file: `lib/many/f${i}.ts`, lines: 3 }));
  const problems = houseProblems([
    { file: 'components/cards/index.ts', lines: 3 },
    { file: 'components/cards/long.tsx', lines: 201 },
    { file: 'app/recipes/page.tsx', lines: 61 },
    { file: 'lib/hooks/timers.ts', lines: 3 },
    { file: 'lib/notes.ts', lines: 1, text: 'window.localStorage.clear();' },
    { file: 'lib/storage.ts', lines: 1, text: 'window.localStorage.clear();' },
    ...crowd,
  ]);
  expect(problems).toEqual([
    expect.stringMatching(/^app\/recipes\/page\.tsx: 61 lines/),
    expect.stringMatching(/^components\/cards\/index\.ts: a barrel/),
    expect.stringMatching(/^components\/cards\/long\.tsx: 201 lines/),
    expect.stringMatching(/^lib\/hooks\/timers\.ts: hooks are called/),
    expect.stringMatching(/^lib\/many\/: 15 files/),
    expect.stringMatching(/^lib\/notes\.ts: touches localStorage/),
  ]);
});

test('a folder that holds one file for each of something may grow', () => {
  const recipes = Array.from({ length: 60 }, (_, i) => ({ file: `lib/hooks/use-${i}.ts`, lines: 30 }));
  expect(houseProblems([...recipes, { file: 'components/cards/card.tsx', lines: 200 }])).toEqual([]);
});
