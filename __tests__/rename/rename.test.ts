import { existsSync, readFileSync } from 'node:fs';
import { changedSite, type SiteChanges } from '@/__tests__/content/small-site';
import { readContent } from '@/lib/content/read/read-content';
import { editedText } from '@/scripts/rename/edits';
import { renameEntry } from '@/scripts/rename/rename';

const home = process.cwd();
afterEach(() => process.chdir(home));

const text = (file: string) => readFileSync(file, 'utf8');

/** Renames an entry of the small site with changes, in a folder of its own. */
async function rename(
  [kind, name, to]: [string, string, string],
  change: SiteChanges['change'] = {},
): Promise<string[]> {
  process.chdir(changedSite({ change }));
  const lines = await renameEntry(kind, name, to);
  expect(readContent().problems).toEqual([]);
  return lines;
}

const NAVIGATION = `# The menu.
header:
  - name: Toast # the best
    href:   "/toast?servings=4#method"
footer: []
`;
const HOME = { 'hero.recipe': 'toast', 'hero.buttonText': 'Cook it' };

it('a renamed post is redirected, and linked from other files', async () => {
  const post =
    'title: The first market\ndescription: What we sold on the first Saturday, and what we carried home again in the evening.\npublished: 2026-05-01\ntext: Fine.\n';
  await rename(['post', 'first-market', 'our-market'], {
    'data/posts/first-market.yaml': post,
    'data/navigation.yaml': 'header:\n  - { name: Market, href: /posts/first-market }\nfooter: []\n',
  });
  expect(text('data/posts/our-market.yaml')).toBe(post);
  expect(text('data/navigation.yaml')).toContain('href: /posts/our-market ');
  expect(text('data/redirects.yaml')).toContain('- from: /posts/first-market\n  to: /posts/our-market\n');
});

describe('a renamed recipe', () => {
  it('has its file, slug, address and pictures under the new name', async () => {
    await rename(['recipe', 'toast', 'fried-bread']);
    expect(existsSync('data/recipes/toast.yaml')).toBe(false);
    expect(existsSync('data/pictures/fried-bread.webp')).toBe(true);
    expect(existsSync('data/pictures/toast-step.webp')).toBe(false);
    const { recipes } = readContent().content;
    expect(recipes['fried-bread']).toMatchObject({
      slug: 'fried-bread',
      customLink: '/fried-bread',
      picture: { name: 'fried-bread' },
    });
  });

  it('is redirected from its old address and from no other one', async () => {
    await rename(['recipe', 'toast', 'fried-bread']);
    expect(text('data/redirects.yaml')).toBe(
      '# yaml-language-server: $schema=../.content/schema/redirects.json\n\n- from: /toast\n  to: /fried-bread\n',
    );
  });

  it('is named anew wherever files refer to it, and comments and layout stay as they are written', async () => {
    await rename(['recipe', 'toast', 'fried-bread'], {
      'data/navigation.yaml': NAVIGATION,
      'data/pages/home.yaml': HOME,
      'data/pages/not-found.yaml': { message: 'Try [toast](/toast/).' },
      'data/restaurants/pier.yaml': { recipe: 'toast' },
      'data/site.yaml': { optionalPages: ['/toast'] },
    });
    expect(text('data/navigation.yaml')).toBe(
      NAVIGATION.replace('/toast?servings=4', '/fried-bread?servings=4'),
    );
    expect(text('data/pages/home.yaml')).toContain('recipe: fried-bread\n');
    expect(text('data/pages/home.yaml')).toContain(
      'picture: { name: fried-bread, alt: Two slices of bread }',
    );
    expect(text('data/pages/not-found.yaml')).toContain('Try [toast](/fried-bread/).');
    expect(text('data/restaurants/pier.yaml')).toContain('recipe: fried-bread\n');
    expect(text('data/site.yaml')).toContain('- /fried-bread\n');
  });

  it('is named anew in texts in Markdown, links and pictures, wherever they are in them', async () => {
    const post = `title: The first market # it rained
description: What we sold on the first Saturday, and what we carried home again in the evening.
published: 2026-05-01
text: |
  We sold [toast](/toast), /toast and [more toast](/toast/#method).

  ![Toast](toast) ![A step](toast-step "toast")

  The toast is [here][toast].

  [toast]: /toast
`;
    await rename(['recipe', 'toast', 'fried-bread'], { 'data/posts/first-market.yaml': post });
    expect(text('data/posts/first-market.yaml')).toBe(
      post
        .replace(
          '[toast](/toast), /toast and [more toast](/toast/#',
          '[toast](/fried-bread), /toast and [more toast](/fried-bread/#',
        )
        .replace('(toast) ![A step](toast-step ', '(fried-bread) ![A step](fried-bread-step ')
        .replace('[toast]: /toast', '[toast]: /fried-bread'),
    );
  });

  it('is named anew in drafts, too', async () => {
    await rename(['recipe', 'toast', 'fried-bread'], {
      'data/restaurants/quay.yaml': 'status: draft # half written\nrecipe: toast\n',
    });
    expect(text('data/restaurants/quay.yaml')).toBe('status: draft # half written\nrecipe: fried-bread\n');
  });

  it('leaves pictures alone that carry the longer name of another entry', async () => {
    await rename(['recipe', 'toast', 'fried-bread'], {
      'data/pages/kitchen.yaml': { path: '/toast-step' },
    });
    expect(existsSync('data/pictures/toast-step.webp')).toBe(true);
    expect(existsSync('data/pictures/fried-bread.webp')).toBe(true);
  });

  it('keeps an address of its own that does not have its name', async () => {
    await rename(['recipe', 'toast', 'fried-bread'], { 'data/recipes/toast.yaml': { customLink: '/bread' } });
    expect(text('data/recipes/fried-bread.yaml')).toContain('customLink: /bread\n');
    expect(existsSync('data/redirects.yaml')).toBe(false);
  });
});

describe('an entry that nobody has seen', () => {
  it.each([
    ['a draft', { status: 'draft' }],
    ['a scheduled recipe', { published: '2999-01-01' }],
  ])('is renamed without a redirect if it is %s', async (_, values) => {
    await rename(['recipe', 'toast', 'fried-bread'], { 'data/recipes/toast.yaml': values });
    expect(text('data/recipes/fried-bread.yaml')).toContain('slug: fried-bread\n');
    expect(existsSync('data/redirects.yaml')).toBe(false);
  });

  it('is redirected if it was in the last release', async () => {
    await rename(['recipe', 'toast', 'fried-bread'], {
      'data/recipes/toast.yaml': { status: 'draft' },
      'data/released.yaml': '- /toast\n',
    });
    expect(readContent().content.redirects).toEqual([{ from: '/toast', to: '/fried-bread' }]);
  });
});

it('earlier redirects lead to the newest name, and one from it is removed', async () => {
  await rename(['recipe', 'toast', 'bread'], {
    'data/redirects.yaml':
      '# Since 2020.\n- { from: /2019/toast.html, to: /toast } # the blog\n- { from: /bread/, to: /toast }\n',
  });
  expect(text('data/redirects.yaml')).toBe(
    '# Since 2020.\n- { from: /2019/toast.html, to: /bread } # the blog\n- from: /toast\n  to: /bread\n',
  );
});

it('a renamed page keeps the folder of its address, or gets a whole new one', async () => {
  await rename(['page', 'kitchen', 'pantry'], { 'data/pages/kitchen.yaml': { path: '/rooms/kitchen' } });
  expect(text('data/pages/pantry.yaml')).toContain('path: /rooms/pantry\n');
  expect(await rename(['page', '/kitchen', '/house/pantry'])).toEqual([
    'data/pages/kitchen.yaml is now data/pages/pantry.yaml',
    '/kitchen/ leads to /house/pantry/ (data/redirects.yaml)',
  ]);
});

it('a renamed guide takes along its neighbourhoods, its restaurants and the addresses of its pages', async () => {
  await rename(['guide', 'halifax', 'nova-scotia'], {
    'data/neighbourhoods/halifax.yaml':
      'Salter Street: { region: downtown, nameOrigin: A sailor., history: Salt. }\n',
    'data/navigation.yaml': 'header: [{ name: Halifax, href: /travel/halifax }]\nfooter: []\n',
  });
  expect(existsSync('data/neighbourhoods/nova-scotia.yaml')).toBe(true);
  expect(text('data/restaurants/pier.yaml')).toContain('guide: nova-scotia\n');
  expect(text('data/navigation.yaml')).toContain('href: /travel/nova-scotia }');
  expect(readContent().content.redirects).toEqual([
    { from: '/travel/halifax', to: '/travel/nova-scotia' },
    { from: '/travel/halifax/events', to: '/travel/nova-scotia/events' },
    { from: '/travel/halifax/search', to: '/travel/nova-scotia/search' },
  ]);
});

describe('a rename is refused, with every file as before,', () => {
  it.each<[string, [string, string, string], string]>([
    ['for an entry that does not exist', ['recipe', 'tost', 'bread'], 'did you mean toast?'],
    ['to a name that no address can have', ['recipe', 'toast', 'Fried Bread'], '“Fried Bread” is no name'],
    ['to the name of another file', ['recipe', 'toast', 'pickles'], 'data/recipes/pickles.yaml already'],
    [
      'to the address of another page',
      ['recipe', 'toast', 'kitchen'],
      'the address of data/pages/kitchen.yaml',
    ],
    ['to the address of a built-in page', ['recipe', 'toast', 'offline'], 'the address of a built-in page'],
    ['to the name that it has', ['recipe', 'toast', 'toast'], '“toast” is the name that it has'],
  ])('%s', async (_, names, message) => {
    await expect(rename(names)).rejects.toThrow(message);
    expect(existsSync('data/redirects.yaml')).toBe(false);
    expect(existsSync('data/pictures/toast.webp')).toBe(true);
    expect(readContent().content.recipes.toast).toMatchObject({ slug: 'toast', picture: { name: 'toast' } });
  });

  it('while the content has a problem', async () => {
    const change = { 'data/restaurants/pier.yaml': { rating: 9 } };
    await expect(rename(['recipe', 'toast', 'bread'], change)).rejects.toThrow('Correct this first');
  });
});

it('editedText quotes a value that a list in brackets would take for two', () => {
  const edit = { path: ['kinds', 0], isKey: false, from: 'Dairy', to: 'Lait, œufs' };
  expect(editedText('kinds: [Dairy, "Fish"] # by aisle\n', [edit])).toBe(
    'kinds: ["Lait, œufs", "Fish"] # by aisle\n',
  );
});

it('a renamed recipe takes its translations along', async () => {
  await rename(['recipe', 'toast', 'fried-bread'], {
    'data/site.yaml': { languages: ['en-CA', 'ko'] },
    'data/recipes/toast.ko.yaml': 'title: 토스트\n',
  });
  expect(existsSync('data/recipes/toast.ko.yaml')).toBe(false);
  expect(readContent({ language: 'ko' }).content.recipes['fried-bread']?.title).toBe('토스트');
});
