import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { importSite } from '@/__tests__/import/kitchen';
import { tempFolder } from '@/__tests__/temp-folder';
import { readContent } from '@/lib/content/read/read-content';
import type { Outcome } from '@/scripts/import/outcome';
import { writeRedirects } from '@/scripts/import/redirects';
import { type Imported, importRecipes } from '@/scripts/import/run';
import { oldQueries, splitRedirects } from '@/scripts/postbuild/redirects';
import { OTHERS, POSTS, RECIPES } from './blog';
import { blogExport } from './export';

jest.setTimeout(120_000);

const home = process.cwd();
afterAll(() => process.chdir(home));

describe('a blog of twenty posts and twenty recipes', () => {
  let imported: Imported;
  let folder: string;
  let written: string[];

  beforeAll(async () => {
    process.env.SOURCE_DATE_EPOCH = '1780315200'; // 2026-06-01
    process.chdir(importSite());
    const size = { width: 1800, height: 1200, channels: 3, background: '#884422' } as const;
    folder = tempFolder({
      'blog.xml': blogExport([...POSTS, ...RECIPES, ...OTHERS]),
      'uploads/2019/05/pie.jpg': await sharp({ create: size }).jpeg().toBuffer(),
      'uploads/2019/05/pie-300x200.jpg': 'a smaller one',
    });
    imported = await importRecipes({ paths: [`${folder}/blog.xml`], isDry: false, isAgain: false });
    written = await writeRedirects(imported.blogMoves, false, imported.paths);
  });

  const outcomeOf = (key: string) => imported.outcomes.find(({ from }) => from === `blog.xml › ${key}`);
  const draftOf = (file: string) => readFileSync(`data/${file}.yaml`, 'utf8');

  it('has a draft for each of them but a second recipe of one title', () => {
    const states = imported.outcomes
      .filter(({ from }) => /› post \d+$/.test(from))
      .map(({ state }: Outcome) => state);
    expect(states.filter((state) => state === 'written')).toHaveLength(39);
    expect(outcomeOf('post 217')).toMatchObject({
      state: 'skipped',
      why: 'perhaps the same as data/recipes/leek-soup.yaml, from blog.xml › post 201',
    });
    expect(imported.outcomes.filter(({ from }) => from === 'blog.xml').map(({ why }) => why)).toEqual([
      'not taken over: 6 comments of 3 entries',
      'left out: 1 entry in the trash',
      'not read: 1 entry of the type “product”',
      'left out: “Blog” (page 302), which has no text',
    ]);
  });

  it('is read without a problem', () => {
    const { content, problems, drafts } = readContent({ withDrafts: true });
    expect({ problems, drafts }).toEqual({ problems: [], drafts: [] });
    expect(Object.keys(content.posts)).toHaveLength(21);
    expect(Object.keys(content.recipes)).toHaveLength(21);
    expect(Object.keys(content.pages)).toEqual(['about', 'kitchen']);
  });

  it.each([
    ['the-market', 'I bought leeks for [the soup](/recipes/leek-soup) and [more](/about).\n\n  ## Stalls'],
    ['salt-pepper', 'title: Salt & Pepper'],
    ['salt-pepper', 'First line\\\n  second line & more\n\n  A **bold** word, 5 < 6.'],
    ['noodle-week', 'title: 🍜 Noodle week'],
    ['gimjang', '배추를 절인다.'],
    ['gimjang', 'tags:\n  - 김치'],
    ['post-76fc7098', '✎ slug: “國語” has no Latin letters; post-76fc7098 only fills the address'],
    ['cdata', 'Brackets ]]> in a text \\[sic] and \\[1].'],
    ['columns', 'Left bright text.\n\n  Right.'],
    ['columns', '- \'✎ shortcode [vc_column width="1/2"]: not known here; the text inside of it is kept\''],
    ['columns', '"✎ shortcode [su_highlight]: not known here; the text inside of it is kept"'],
    ['columns-2', 'The same slug.'],
    ['pictures', 'uploads/2019/05/stall.jpg, then: npm run\n    add-picture -- FILE pictures"'],
    ['pictures', '✎ picture pictures, as above; then put here `![A stall](pictures "My stall")`'],
    ['pictures', '![A pie on a sill](pictures-2)'],
    ['videos', '<https://www.youtube.com/watch?v=ABCDEFGHIJK>\n\n  <https://youtu.be/ABCDEFGHIJK>'],
    ['videos', '- ✎ <iframe> of https://maps.test.org/embed/1'],
    ['everything', '> Eat well.\n  >\n  > Sleep well.'],
    ['everything', '- One\n  - Two\n    1. Inner'],
    ['everything', '| Flour | Protein |\n  | - | - |\n  | Rye | 8 \\| 9 |'],
    ['everything', '```\n  a  b\n    c\n  ```\n\n  1¹/₂ cups\n\n  ---'],
    ['never-finished', 'published: it never was; the day of the import only fills the field'],
    ['next-year', 'published: 2027-01-05 09:00\n'],
    ['for-me', '- ✎ it was private on the blog'],
    ['for-friends', '- ✎ it was behind a password; this site has none'],
    ['the-market-2', 'Another Saturday.'],
    ['post-e3b0c442', 'title: ✎ Title'],
    ['lost-card', '- \'✎ recipe card [mv_create key="7" type="recipe"]: the recipe is not in the export'],
    ['lost-card', '- "✎ a form: “Sign up”"'],
    [
      'two-sauces',
      '[Red Sauce](/recipes/red-sauce)\n\n  And the other:\n\n  [Green Sauce](/recipes/green-sauce)',
    ],
  ])('has the post %s with: %s', (name, text) => {
    expect(draftOf(`posts/${name}`)).toContain(text);
  });

  it.each([
    [
      'leek-soup',
      '  - type: article\n    text: |\n      My first soup. See [the market](/posts/the-market).\n  - type: ingredients',
    ],
    ['leek-soup', '        amount: 200 g'],
    ['leek-soup', '  - type: article\n    text: |\n      Enjoy.\n'],
    ['leek-soup', 'category: Soup'],
    ['bean-soup', 'title: Bean Soup, my way'],
    ['pea-soup', 'minutes: 20'],
    ['layer-cake', 'title: Cream'],
    ['layer-cake', 'name: crème'],
    ['rye-bread', 'title: Dough'],
    ['rye-bread', 'prep: 20\n  cook: 40'],
    ['oat-bread', 'name: flour'],
    ['brown-butter', 'amount: 100 g\n            food: butter'.replaceAll('            ', '        ')],
    ['toast-soldiers', 'For eggs.'],
    ['toast-soldiers', 'Dip them.'],
    ['boiled-egg', 'Boil {egg} for {~boil-the-egg}.'],
    ['plain-rice', 'A word before.'],
    ['plain-rice', 'Cook {rice}.'],
    ['bratkartoffeln', 'name: Kartoffeln'],
    ['gyeranjjim', 'language: ko'],
    ['riso', 'Cuocere'],
    ['red-sauce', 'title: Red Sauce'],
    ['half-a-recipe', 'published: not in the source'],
    ['new-year-soup', 'published: 2027-01-01 00:30\n'],
    ['salade-d-ete', 'title: Salade d’été'],
    ['secret-sauce', 'it was behind a password; this site has none'],
    ['picture-pie', '  name: picture-pie\n'],
    ['picture-pie', '![A pie on a sill](picture-pie)'],
    ['lonely-sauce', 'title: Lonely Sauce'],
  ])('has the recipe %s with: %s', (name, text) => {
    expect(draftOf(`recipes/${name}`)).toContain(text);
  });

  it('adds each picture that lies beside the export, the largest of its sizes', () => {
    expect(readdirSync('data/pictures').sort()).toEqual([
      'picture-pie.webp',
      'pictures-2.webp',
      'toast-step.webp',
      'toast.webp',
    ]);
  });

  it('is redirected from every address that it had', () => {
    const { redirects = [] } = readContent({ withDrafts: true }).content;
    expect(written).toEqual([`${redirects.length} redirects written to data/redirects.yaml`]);
    const { names, moved } = oldQueries(redirects);
    expect(names).toEqual(['p', 'page_id', 'cat', 'tag']);
    const paths = new Map(splitRedirects(redirects).paths.map(({ from, to }) => [from, to]));
    const published = [...POSTS, ...RECIPES].filter(({ status = 'publish' }) => status === 'publish');
    for (const { id, slug = '', path = `/2019/${slug}/` } of published) {
      const to = paths.get(decodeURIComponent(path).replace(/\/$/, ''));
      expect([path, to]).toEqual([path, expect.stringMatching(/^\/(?:posts|recipes)\/[a-z0-9-]+$/)]);
      expect([id, moved[`/?p=${id}`]]).toEqual([id, `${to}/`]);
    }
    expect(Object.fromEntries(paths)).toMatchObject({
      '/2019/김장': '/posts/gimjang',
      '/2019/first-name': '/posts/renamed',
      '/2019/second-name': '/posts/renamed',
      '/2019/leek-soup-2': '/recipes/leek-soup',
      '/2019/two-sauces': '/posts/two-sauces',
      '/category/soup': '/recipes',
      '/category/journal': '/posts',
      '/tag/김치': '/posts',
    });
    expect(moved).toMatchObject({
      '/?page_id=301': '/about/',
      '/?cat=2': '/recipes/',
      '/?tag=leeks': '/recipes/',
    });
    // Its page has the address that it had.
    expect([...paths.keys()]).not.toContain('/about');
  });

  it('has no redirect from what nobody could read', () => {
    const text = draftOf('redirects');
    for (const id of [111, 112, 113, 215, 216, 303]) expect(text).not.toContain(`p=${id}\n`);
  });

  it('is the same after a second import, which adds no redirect', async () => {
    const options = { paths: [`${folder}/blog.xml`], isDry: false, isAgain: false };
    const before = draftOf('posts/pictures');
    const again = await importRecipes(options);
    const states = again.outcomes.filter(({ file }) => file).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['unchanged']));
    expect(draftOf('posts/pictures')).toBe(before);
    expect(await writeRedirects(again.blogMoves, false, again.paths)).toEqual([
      '0 redirects written to data/redirects.yaml',
    ]);
  });
});

describe('an export of a blog', () => {
  const run = async (text: string) => {
    process.chdir(importSite());
    const paths = [`${tempFolder({ 'blog.xml': text })}/blog.xml`];
    return importRecipes({ paths, isDry: true, isAgain: false });
  };
  const whole = blogExport(POSTS.slice(0, 3));

  it.each([
    [
      'cut off',
      whole.slice(0, -400),
      'a WordPress export that is cut off: its last line is not </rss>. Export it again',
    ],
    ['broken', whole.replace(/\]\]>(?![\s\S]*\]\]>)/, ''), 'a broken WordPress export: CDATA is not closed.'],
    ['without a post', blogExport([]), 'a WordPress export without posts, pages and recipes'],
  ])('that is %s is reported', async (_, text, why) => {
    const { outcomes } = await run(text);
    expect(outcomes.map((outcome) => outcome.why)).toEqual([why]);
  });

  it('that begins with a warning of the server is read', async () => {
    const { outcomes } = await run(`\n<b>Warning</b>: something\n${whole}`);
    expect(
      outcomes.filter(({ state }) => state === 'written').map(({ file = '' }) => basename(file)),
    ).toEqual(['the-market.yaml', 'salt-pepper.yaml', 'noodle-week.yaml']);
  });
});
