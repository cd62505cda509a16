import { attributionParts } from '@/lib/streets/attribution';

it('keeps the text and the links of an attribution', () => {
  const html =
    '<a href="https://a.test/" target="_blank">&copy; A</a> Data from <a href=\'https://b.test/c\'>B &amp; C</a>';
  expect(attributionParts(html)).toEqual([
    { text: '© A', href: 'https://a.test/' },
    { text: ' Data from ' },
    { text: 'B & C', href: 'https://b.test/c' },
  ]);
  expect(attributionParts('')).toEqual([]);
  expect(attributionParts('Somebody')).toEqual([{ text: 'Somebody' }]);
});

it('drops scripts, markup and links that are not web pages', () => {
  const parts = attributionParts(
    '<a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)><b onclick="alert(1)">y</b>',
  );
  expect(parts.map(({ text }) => text).join('')).toBe('xy');
  expect(parts.every(({ href }) => href === undefined)).toBe(true);
});
