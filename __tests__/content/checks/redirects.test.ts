/** @jest-environment node */
import { HALIFAX, problemsIn, readFiles } from '@/__tests__/content/content-folder';

const FILE = 'data/redirects.yaml';
const problemsOf = (text: string) => problemsIn(FILE, { ...HALIFAX, [FILE]: text });

it('accepts an old address that leads to a page of the site or to another site', () => {
  const text = `- { from: /2019/Old_Guide.html, to: /travel/halifax#downtown }
- { from: /shop/, to: "https://shop.example/?a=1" }
`;
  expect(problemsOf(text)).toEqual([]);
  const { content } = readFiles({ ...HALIFAX, [FILE]: text });
  expect(content.redirects?.map(({ from }) => from)).toEqual(['/2019/Old_Guide.html', '/shop']);
});

it.each([
  [
    '- { from: /old, to: /travel/halifaxx }',
    { field: '[0].to', found: '“/travel/halifaxx”, an address without a page', nearest: '/travel/halifax' },
  ],
  [
    '- { from: /travel/halifax/, to: /recipes/saved }',
    { field: '[0].from', found: '“/travel/halifax”, the address of data/guides/halifax.yaml' },
  ],
  [
    '- { from: /old, to: / }\n- { from: /old/, to: /offline }',
    { field: '[1].from', allowed: 'an address that is not at [0].from already' },
  ],
  [
    '- { from: "/?p=12", to: / }',
    { field: '[0].from', allowed: 'a path without a query, such as /blog/my-soup' },
  ],
  ['- { form: /old, to: / }', { field: '[0].form', found: 'the key “form”', nearest: 'from' }],
])('reports %s', (text, problem) => {
  expect(problemsOf(text)).toContainEqual(expect.objectContaining(problem));
});

it('accepts an old address that leads to a page that is switched off', () => {
  const guide = { ...HALIFAX['data/guides/halifax.yaml'], status: 'off' };
  const off = { 'data/guides/halifax.yaml': guide, [FILE]: '- from: /old\n  to: /travel/halifax\n' };
  expect(problemsIn(FILE, off)).toEqual([]);
});
