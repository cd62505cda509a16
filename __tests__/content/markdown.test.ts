import { headingsOfSections } from '@/lib/content/headings';
import { inlineText } from '@/lib/content/markdown/inline';
import { parseMarkdown } from '@/lib/content/markdown/parse';
import { withoutDisabled } from '@/lib/content/read/links';
import { markdown } from '@/lib/content/schema/article';
import { pageSection } from '@/lib/content/schema/page';
import { contentsOf } from '@/lib/pages/contents';
import { documentHtml, documentMarkdown } from '@/lib/seo/document';

// __tests__/content/cases/markdown has what is reported; /keeping-fish of the fixture site has one of each block.

const markdownOf = (text: string) =>
  documentMarkdown('', [{ kind: 'markdown', blocks: markdown.parse(text) }]).replace('# \n\n', '');
const htmlOf = (text: string) => documentHtml([{ kind: 'markdown', blocks: markdown.parse(text) }]);

describe('a text in Markdown', () => {
  it.each([
    ['signs that are no markup', '1\\. \\# \\[a\\] \\* 2 \\< 3 &amp; \\`x\\`'],
    ['code with backticks in it', 'Write `` `x` `` there.\n\n````\n```\ncode\n```\n````'],
    ['a table whose cells have a bar and markup', '| A | B |\n| --- | :---: |\n| x \\| y | *z* |'],
    ['lists inside of lists', '- One\n  - Two\n    1. Three\n- Four'],
    ['a quotation inside of a call-out', '> [!TIP]\n> Do it.\n>\n> > He said.'],
    ['a numbered list that starts later', '3. Three\n4. Four'],
  ])('is the same after it was written for other readers: %s', (_, text) => {
    const again = parseMarkdown(markdownOf(text));
    expect(again.faults).toEqual([]);
    expect(htmlOf(markdownOf(text))).toBe(htmlOf(text));
  });

  it('never has the HTML that is written in it', () => {
    const { blocks, faults } = parseMarkdown('<script>alert(1)</script>\n\nA <img src=x onerror=alert(1)> b');
    expect(faults.map(({ line }) => line)).toEqual([1, 3]);
    expect(blocks.map((block) => 'children' in block && inlineText(block.children))).toEqual(['A  b']);
    expect(htmlOf('`<b>` and \\<i>')).toBe('<p><code>&lt;b&gt;</code> and &lt;i&gt;</p>');
  });

  it('has no spaces at line ends between characters that are written without any', () => {
    expect(htmlOf('大麦と\nにんじん。\nBeans\nand')).toBe('<p>大麦とにんじん。 Beans and</p>');
  });

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', 'youtube'],
    ['<https://m.youtube.com/watch?app=m&v=dQw4w9WgXcQ>', 'youtube'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube'],
    ['[A film](https://www.youtube.com/shorts/dQw4w9WgXcQ)', 'short'],
    ['[A film][f]\n\n[f]: https://www.youtube.com/live/dQw4w9WgXcQ', 'youtube'],
  ])('has a video where %s is a whole paragraph', (text, provider) => {
    expect(markdown.parse(text)).toEqual([
      expect.objectContaining({ type: 'video', provider, video: 'dQw4w9WgXcQ' }),
    ]);
  });

  it('links the address of a video within a sentence, and other addresses', () => {
    const text = 'See <https://youtu.be/dQw4w9WgXcQ> first.\n\nhttps://example.org/a';
    expect(htmlOf(text)).toBe(
      '<p>See <a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a> first.</p>\n<p><a href="https://example.org/a">https://example.org/a</a></p>',
    );
  });

  it('keeps the words of a link to a page that is switched off', () => {
    const off = { paths: new Set(['/yard']), recipes: new Set<string>(), guides: new Set<string>() };
    const left = withoutDisabled(
      markdown,
      markdown.parse('Into the [yard](/yard/#gate) and [out](/kitchen).'),
      off,
    );
    expect(documentHtml([{ kind: 'markdown', blocks: left as ReturnType<typeof markdown.parse> }])).toBe(
      '<p>Into the yard and <a href="https://example.com/kitchen/">out</a>.</p>',
    );
  });
});

describe('the headings of a text', () => {
  const sections = [
    pageSection.parse({
      type: 'article',
      text: 'Before.\n\n## *One* way\n\nFirst.\n\n### Deep\n\nSecond.\n\n## ❤\n\n## Two',
    }),
  ];

  it('have addresses, and the texts up to the next of their level', () => {
    const found = headingsOfSections(sections).map(({ id, title, texts }) => [
      id,
      title,
      texts.map(({ text }) => text),
    ]);
    expect(found).toEqual([
      ['one-way', 'One way', ['First.', 'Deep', 'Second.']],
      ['deep', 'Deep', ['Second.']],
      ['two', 'Two', []],
    ]);
  });

  it('are in the table of contents if they are of the second level', () => {
    expect(contentsOf({ sections }).map(({ title }) => title)).toEqual(['One way', 'Two']);
  });
});
