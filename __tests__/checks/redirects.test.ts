/** @jest-environment node */

import { HALIFAX, problemsIn, readFiles } from '@/__tests__/content/content-folder';
import { formatProblem } from '@/lib/content/problem';

const FILE = 'data/redirects.yaml';
const problemsOf = (text: string) => problemsIn(FILE, { ...HALIFAX, [FILE]: text }).map(formatProblem);

test('an old address leads to a page of the site, or to another site', () => {
  const text = `- from: /2019/Old_Guide.html
  to: /travel/halifax#downtown
- from: /shop/
  to: https://shop.example/?a=1
`;
  expect(problemsOf(text)).toEqual([]);
  const { content } = readFiles({ ...HALIFAX, [FILE]: text });
  expect(content.redirects?.map(({ from }) => from)).toEqual(['/2019/Old_Guide.html', '/shop']);
});

test.each([
  [
    '- from: /old\n  to: /travel/halifaxx\n',
    `${FILE}:2:3
  field    [0].to
  found    “/travel/halifaxx”, where nothing is
  allowed  the address of a page of this site
  nearest  /travel/halifax`,
  ],
  [
    '- from: /travel/halifax/\n  to: /recipes/saved\n',
    `${FILE}:1:3
  field    [0].from
  found    “/travel/halifax”, the address of data/guides/halifax.yaml
  allowed  an address that has no page`,
  ],
  [
    '- from: /old\n  to: /\n- from: /old/\n  to: /offline\n',
    `${FILE}:3:3
  field    [1].from
  found    “/old”
  allowed  an address that does not stand at [0].from already`,
  ],
  [
    '- from: /?p=12\n  to: /\n',
    `${FILE}:1:3
  field    [0].from
  found    “/?p=12”
  allowed  a path without a query, such as /blog/my-soup`,
  ],
  [
    '- form: /old\n  to: /\n',
    `${FILE}:1:3
  field    [0].form
  found    the key “form”
  allowed  one of: from, to
  nearest  from`,
  ],
])('what leads nowhere, is taken or cannot be is named: %j', (text, problem) => {
  expect(problemsOf(text)).toContain(problem);
});

test('where a page is switched off, what led to it goes', () => {
  const guide = { ...HALIFAX['data/guides/halifax.yaml'], status: 'off' };
  const off = { 'data/guides/halifax.yaml': guide, [FILE]: '- from: /old\n  to: /travel/halifax\n' };
  expect(problemsIn(FILE, off)).toEqual([]);
});
