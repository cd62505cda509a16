import { parseFeed } from '@rowanmanning/feed-parser';
import { testTables } from '@/__tests__/cases';
import { withTakingStep } from '@/__tests__/recipe/taking-step';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCooklang } from '@/lib/seo/cooklang';
import { type DocumentBlock, documentHtml, documentMarkdown } from '@/lib/seo/document';
import { escapeMarkdown } from '@/lib/seo/document-parts';
import { atomFeed, type Feed, jsonFeed } from '@/lib/seo/feed';
import { priceAmount } from '@/lib/seo/service-json-ld';
import { shortSentence, withoutWidow } from '@/lib/seo/share-text';
import { withoutLooseEnds } from '@/lib/text/words';

testTables('__tests__/seo/tables', {
  'escaped-markdown': escapeMarkdown,
  'first-sentences': shortSentence,
  'price-amounts': priceAmount,
  'titles-without-loose-ends': withoutLooseEnds,
  'titles-without-widow': withoutWidow,
});

describe('a document', () => {
  const blocks: DocumentBlock[] = [
    { kind: 'heading', level: 2, text: 'Salt & sour' },
    { kind: 'paragraph', name: 'Flour.', text: 'Four <bags>.', href: '/flour' },
    { kind: 'paragraph', text: 'Elsewhere', href: 'https://a.test/?b=(c)&d' },
    { kind: 'list', items: [{ text: '1.2 L water' }, { name: 'Rice', text: 'washed' }] },
    {
      kind: 'list',
      start: 3,
      items: [{ name: 'Stir.', text: 'Slowly.', more: ['Done when: It is thick.'] }],
    },
  ];

  it('documentHtml writes escaped HTML with full addresses', () => {
    expect(documentHtml(blocks)).toBe(`<h2>Salt &amp; sour</h2>
<p><strong><a href="https://example.com/flour/">Flour.</a></strong> Four &lt;bags&gt;.</p>
<p><a href="https://a.test/?b=(c)&amp;d">Elsewhere</a></p>
<ul>
<li>1.2 L water</li>
<li><strong>Rice</strong> washed</li>
</ul>
<ol start="3">
<li><p><strong>Stir.</strong> Slowly.</p><p>Done when: It is thick.</p></li>
</ol>`);
  });

  it('documentMarkdown writes CommonMark with full addresses', () => {
    expect(documentMarkdown('Soup', blocks)).toBe(`# Soup

## Salt & sour

**[Flour.](https://example.com/flour/)** Four \\<bags\\>.

[Elsewhere](https://a.test/?b=%28c%29&d)

- 1.2 L water
- **Rice** washed

3. **Stir.** Slowly.

   Done when: It is thick.
`);
  });

  it('shows a picture as a JPEG with its size, its alternative text and its caption', () => {
    const picture = { name: 'stew', alt: 'A "blue" bowl' };
    const html = documentHtml([{ kind: 'picture', picture, caption: 'Day two.' }]);
    expect(html.replace(/-[0-9a-f]{8}-/, '-1a2b3c4d-')).toBe(
      '<figure><img src="https://example.com/pictures/stew-1a2b3c4d-1280x720.jpg" alt="A &quot;blue&quot; bowl" width="1280" height="720"><figcaption>Day two.</figcaption></figure>',
    );
  });
});

describe('a feed', () => {
  // Whole feeds are __tests__/expected/feed.xml, guides/feed.xml and their JSON.

  const feed: Feed = {
    atomPath: '/feed.xml',
    jsonPath: '/feed.json',
    homePath: '/recipes',
    title: 'Salt & Sour',
    description: 'All of it.',
    entries: [
      {
        idPath: '/recipes/7',
        path: '/recipes/fish-soup',
        title: 'Fish <Soup>',
        description: 'Soup & bread.',
        content: [{ kind: 'paragraph', text: 'Boil & eat.', href: '/flour' }],
        published: '2024-05-06',
        updated: '2025-06-07',
        categories: ['Stew'],
        picture: { name: 'stew', alt: 'A bowl' },
        language: 'ko',
      },
    ],
  };
  const empty = { ...feed, entries: [] };
  const CONTENT = '<p><a href="https://example.com/flour/">Boil &amp; eat.</a></p>';

  it('both formats escape the texts of an entry', () => {
    const [entry] = parseFeed(atomFeed(feed)).items;
    expect(entry).toMatchObject({ title: 'Fish <Soup>', description: 'Soup & bread.' });
    expect(atomFeed(feed)).toContain(`<![CDATA[${CONTENT}]]>`);
    expect(JSON.parse(jsonFeed(feed)).items).toMatchObject([
      { title: 'Fish <Soup>', summary: 'Soup & bread.', content_html: CONTENT },
    ]);
  });

  it('both formats name the language of an entry that is not that of the site', () => {
    expect(atomFeed(feed)).toContain('<content type="html" xml:lang="ko">');
    expect(JSON.parse(jsonFeed(feed)).items[0].language).toBe('ko');
  });

  it('a feed without entries has a fixed day, and an empty list in JSON', () => {
    expect(atomFeed(empty)).toContain('<updated>2023-01-01T00:00:00.000Z</updated>');
    expect(JSON.parse(jsonFeed(empty))).toMatchObject({ title: 'Salt & Sour', items: [] });
  });
});

// Whole recipes are in __tests__/expected/recipes.

const stew = recipeBySlug('barley-stew');
const withEquipment = (items: string[]) => ({
  ...stew,
  blocks: stew.blocks.map((block) => (block.type === 'equipment' ? { ...block, items } : block)),
});

it.each([
  ['quotes a title', { ...stew, title: 'Stew "deluxe"' }, 'title: "Stew \\"deluxe\\""'],
  ['quotes a description', { ...stew, description: 'It says: hot.' }, 'description: "It says: hot."'],
  ['names a language that is not that of the site', { ...stew, language: 'ko' }, 'locale: "ko"'],
  [
    'escapes its syntax in other words',
    withEquipment(['Pan #3', '@ home']),
    '> Equipment: Pan \\#3; \\@ home',
  ],
  [
    'names what a step takes without mentioning it',
    withTakingStep(stew),
    'Cook. Cook it. Goes in: @garlic{2-3%clove}(chopped), @onion{150%g}(in 1.5 cm dice).',
  ],
])('the Cooklang file %s', (_, recipe, line) => {
  expect(recipeCooklang(recipe).split('\n')).toContain(line);
});
