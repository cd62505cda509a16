import fc from 'fast-check';
import { parseMarkdown } from '@/lib/content/markdown/parse';
import { readHtml, writeMarkdown } from '@/scripts/import/wordpress/html-to-markdown';

const WORDS = fc.oneof(
  fc.constantFrom('word', ' two words ', '\n', '\n\n', '*a*', '_b_', '# x', '1. y', '- z', '> q', '| p |'),
  fc.constantFrom('&nbsp;', '[x](y)', '![a](b)', '`c`', '---', '~~~', '===', '\\', '&lt;b&gt;', '🍜', '가'),
  fc.constantFrom(
    '<br>',
    '<br/><br/>',
    '<hr>',
    'https://a.test.org/x_y_z',
    '<img src="/a.jpg" alt="A [pot]">',
  ),
  // Signs that could begin a tag would make a word its name.
  fc.string({ maxLength: 6 }).map((text) => text.replaceAll(/[<&]/g, ' ')),
);
const TAGS =
  `p b i strong em ul ol li blockquote table tr td th h1 h2 h3 h4 h5 h6 div span figure figcaption pre code sup dl
dt dd details summary center u q section`.split(/\s+/);
const LINKS = ['https://x.test.org/a b', '#z', 'javascript:x', 'mailto:me@x.org?subject=1', '/about/'];

/** Any HTML, nested in all the ways that editors never do. */
const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc
    .array(
      fc.oneof(
        { maxDepth: 5 },
        WORDS,
        fc.tuple(fc.constantFrom(...TAGS), tie('html')).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
        fc
          .tuple(fc.constantFrom(...LINKS), tie('html'))
          .map(([href, inner]) => `<a href="${href}">${inner}</a>`),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join('')),
}));

const read = (text: string, hasLineBreaks: boolean) =>
  readHtml(text, { home: 'https://x.test.org', hasLineBreaks, report: () => {}, describe: () => ({}) });

it('any text of a blog is Markdown that the site shows', () => {
  fc.assert(
    fc.property(html, fc.boolean(), (text, hasLineBreaks) => {
      const faults = parseMarkdown(writeMarkdown(read(text, hasLineBreaks)))
        .faults // A picture without a text is asked for when it has its place.
        .filter(({ allowed }) => !allowed.startsWith('what the picture shows'));
      expect(faults).toEqual([]);
    }),
    { numRuns: 500, examples: [['<code>![a](b)`c`</code><code>word</code>', false]] },
  );
});

it('no word of a text of a blog is lost', () => {
  fc.assert(
    fc.property(html, fc.boolean(), (text, hasLineBreaks) => {
      const blocks = read(`${text}<p>kept</p>`, hasLineBreaks);
      // A caption is the title of its picture; an address may be its own words.
      const words = JSON.stringify(blocks, (key, value) => (key === 'url' ? undefined : value));
      const count = (of: string) => of.match(/word|kept|가/g)?.length ?? 0;
      expect(count(words)).toBe(count(text) + 1);
    }),
    { numRuns: 500 },
  );
});
