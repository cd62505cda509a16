/** @jest-environment node */
import { nameWords } from '@/lib/text/name-words';

it.each([
  ['Root to Leaf', ['Root', '(to)', 'Leaf']],
  ['Salt & Pepper', ['Salt', '(&)', 'Pepper']],
  ['Dr. Ng  of the Sea', ['Dr.', 'Ng', '(of)', '(the)', 'Sea']],
  ['My Kitchen', ['My', 'Kitchen']],
  ['to the table', ['to', '(the)', 'table']],
  ['Kitchen', ['Kitchen']],
  ['밥 과 국', ['밥', '과', '국']],
])('nameWords of “%s” are %j, linking words in brackets', (name, expected) => {
  expect(nameWords(name).map(({ text, isLink }) => (isLink ? `(${text})` : text))).toEqual(expected);
});
