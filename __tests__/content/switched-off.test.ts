/** @jest-environment node */
import { z } from 'zod';
import { formatProblem } from '@/lib/content/problem';
import { GONE, withoutOff } from '@/lib/content/read/links';
import { address, entryAddress, reference, text } from '@/lib/content/schema/fields';
import { HALIFAX, problemsIn, readFiles } from './content-folder';

const off = { paths: new Set(['/soup']), recipes: new Set(['broth']), guides: new Set(['soupland']) };

const link = z.strictObject({ name: text, href: address });
const schema = z.strictObject({
  lead: address.optional(),
  links: z.array(link).min(1).optional(),
  menu: z.array(z.strictObject({ name: text, href: entryAddress.optional() })).default([]),
  parts: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('links'), links: z.array(link).min(1) }),
      z.strictObject({ type: z.literal('dish'), recipe: reference('recipe') }),
      z.strictObject({ type: z.literal('place'), guide: reference('guide') }),
      z.strictObject({ type: z.literal('words'), text, href: address.optional() }),
    ]),
  ),
});

const left = (value: object) => withoutOff(schema, { parts: [], ...value }, off);

describe('What leads to a page that is switched off', () => {
  it.each([
    ['an address that may be left out goes alone', { lead: '/soup/#top' }, {}],
    ['other addresses stay', { lead: '/stew' }, { lead: '/stew' }],
    [
      'an entry that is nothing without its address goes',
      {
        links: [
          { name: 'Soup', href: '/soup?kind=hot' },
          { name: 'Stew', href: '/stew' },
        ],
      },
      { links: [{ name: 'Stew', href: '/stew' }] },
    ],
    ['an emptied list goes', { links: [{ name: 'Soup', href: '/soup' }] }, {}],
    [
      'an entry of a menu goes, and what never had an address stays',
      { menu: [{ name: 'Soup', href: '/soup' }, { name: 'Soon' }] },
      { menu: [{ name: 'Soon' }] },
    ],
    [
      'an emptied list is what it is where it is left out',
      { menu: [{ name: 'Soup', href: '/soup' }] },
      { menu: [] },
    ],
    [
      'a part goes with the list it is made of, and one with words stays as text',
      {
        parts: [
          { type: 'links', links: [{ name: 'Soup', href: '/soup' }] },
          { type: 'words', text: 'Soup', href: '/soup' },
        ],
      },
      { parts: [{ type: 'words', text: 'Soup' }] },
    ],
    ['so does a place of a guide', { parts: [{ type: 'place', guide: 'soupland' }] }, { parts: [] }],
    ['so does what shows a recipe', { parts: [{ type: 'dish', recipe: 'broth' }] }, { parts: [] }],
  ])('%s', (_, value, expected) => {
    expect(left(value)).toEqual({ parts: [], ...expected });
  });

  it('takes along what cannot do without it', () => {
    expect(withoutOff(link, { name: 'Soup', href: '/soup' }, off)).toBe(GONE);
  });
});

describe('An address in a file of content', () => {
  const page = (path: string, href: string, status = '') => `${status}path: ${path}
title: Soup
description: Everything there is to say about soup, said in one sentence of the length that is asked for.
dek: Hot.
sections:
  - type: links
    title: Go on
    links:
      - name: Further
        href: ${href}
`;
  const problems = (files: Record<string, string>) =>
    readFiles(files)
      .problems.filter(({ file }) => file.startsWith('data/pages/soup'))
      .map(formatProblem);

  it('that leads nowhere is named with the nearest one', () => {
    expect(
      problems({
        'data/pages/soup.yaml': page('/soup', '/stwe'),
        'data/pages/stew.yaml': page('/stew', '/'),
      }),
    ).toEqual([
      [
        'data/pages/soup.yaml:10:9',
        '  field    sections[0].links[0].href',
        '  in       the link “Further”',
        '  found    “/stwe”, where nothing is',
        '  allowed  the address of a page of this site',
        '  nearest  /stew',
      ].join('\n'),
    ]);
  });

  it('may lead to a page that is switched off, or a draft', () => {
    const files = { 'data/pages/soup.yaml': page('/soup', '/stew') };
    for (const status of ['off', 'draft']) {
      const read = { ...files, 'data/pages/stew.yaml': page('/stew', '/', `status: ${status}\n`) };
      expect(problems(read)).toEqual([]);
      expect(readFiles(read).off.paths).toContain('/stew');
    }
  });

  it('of a page that another file has already is named', () => {
    const files = { 'data/pages/broth.yaml': page('/soup', '/'), 'data/pages/soup.yaml': page('/soup', '/') };
    expect(problems(files)).toEqual([expect.stringContaining('the address of data/pages/broth.yaml')]);
  });
});

describe('A guide that is switched off', () => {
  const [file = '', guide] = Object.entries(HALIFAX)[0] ?? [];
  const neighbourhoods = 'data/neighbourhoods/halifax.yaml';
  const page = 'data/pages/lobster.yaml';
  const around = {
    [neighbourhoods]: { 'Salter Street': { region: 'downtown', nameOrigin: 'A sailor.', history: 'Salt.' } },
    [page]: {
      path: '/lobster',
      title: 'Lobster',
      description: 'Where to eat lobster in a harbour that exists in these tests only, and in no other one.',
      dek: 'With butter.',
      sections: [{ type: 'restaurants', title: 'Boiled', guide: 'halifax', region: 'uptown' }],
    },
  };

  it('stops nothing that belongs to it', () => {
    const off = { ...around, [file]: { ...guide, status: 'off' } };
    expect([neighbourhoods, page].flatMap((each) => problemsIn(each, off))).toEqual([]);
  });

  it('knows its regions again when it is back', () => {
    expect(problemsIn(page, { ...around, ...HALIFAX })).toMatchObject([
      { field: 'sections[0].region', found: '“uptown”' },
    ]);
    expect(problemsIn(neighbourhoods, around)).toMatchObject([{ field: 'the file name' }]);
  });
});
