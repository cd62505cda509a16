/** @jest-environment node */
import { type DocumentBlock, documentHtml, documentMarkdown, escapeMarkdown } from '@/lib/seo/document';

const blocks: DocumentBlock[] = [
  { kind: 'heading', level: 2, text: 'Salt & sour' },
  { kind: 'paragraph', name: 'Flour.', text: 'Four <bags>.', href: '/flour' },
  { kind: 'paragraph', text: 'Elsewhere', href: 'https://a.test/?b=(c)&d' },
  { kind: 'list', items: [{ text: '1.2 L water' }, { name: 'Rice', text: 'washed' }] },
  { kind: 'list', start: 3, items: [{ name: 'Stir.', text: 'Slowly.', more: ['Done when: It is thick.'] }] },
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

it.each([
  ['*bold* and _more_ [link] `code`', '\\*bold\\* and \\_more\\_ \\[link\\] \\`code\\`'],
  ['# Not a heading', '\\# Not a heading'],
  ['- no list', '\\- no list'],
  ['1. no list', '1\\. no list'],
  ['1.5 cm', '1.5 cm'],
  ['5 eggs', '5 eggs'],
  ['fish & chips, &amp; more', 'fish & chips, \\&amp; more'],
  ['two\nlines', 'two lines'],
])('escapeMarkdown writes %j as %j', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});
