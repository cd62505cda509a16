/** @jest-environment node */
import fc from 'fast-check';
import { markWords } from '@/components/ui/marked';

it.each([
  ['Phở Bò', 'pho', '[Phở] Bò'],
  ['Simple Green Salad', 'salad gre', 'Simple [Gre]en [Salad]'],
  ['Gooseberries', 'berri', 'Goose[berri]es'],
  ['Toast from Scratch', 'to', '[To]ast from Scratch'],
  ['Tomato', 'at', 'Tomato'],
  ['보리국', '보리', '[보리]국'],
  ['Cafe\u0301 Olé', 'cafe ole', '[Cafe\u0301] [Olé]'],
  ['Straße', 'strasse', '[Straße]'],
  ['<b>Bread</b>', 'b', '<[b]>[B]read</[b]>'],
  ['Bread', '', 'Bread'],
  ['\ud83c', '\ud83c', '\ud83c'],
])('marks in “%s” the words of “%s”', (text, query, marked) => {
  const pieces = markWords(text, query).map((piece) => (piece.hit ? `[${piece.text}]` : piece.text));
  expect(pieces.join('')).toBe(marked);
});

it('keeps every character of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ maxLength: 3 }), (text, query) => {
      const pieces = markWords(text, query).map((piece) => piece.text);
      expect(pieces.join('')).toBe(text);
    }),
  );
});
