/** @jest-environment node */
import { z } from 'zod';
import { HALIFAX, problemsIn, readFiles } from '@/__tests__/content/content-folder';
import { formatProblem } from '@/lib/content/problem';
import { REMOVED_LINK, withoutDisabled } from '@/lib/content/read/links';
import { address, entryAddress, reference, text } from '@/lib/content/schema/fields';

describe('withoutDisabled', () => {
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
  const SOUP = { name: 'Soup', href: '/soup?kind=hot' };
  const STEW = { name: 'Stew', href: '/stew' };

  it.each([
    ['removes an optional address', { lead: '/soup/#top' }, {}],
    ['keeps other addresses', { lead: '/stew' }, { lead: '/stew' }],
    ['removes an entry that needs its address', { links: [SOUP, STEW] }, { links: [STEW] }],
    ['removes an emptied list', { links: [SOUP] }, {}],
    [
      'keeps entries that never had an address',
      { menu: [SOUP, { name: 'Soon' }] },
      { menu: [{ name: 'Soon' }] },
    ],
    ['empties a list with a default', { menu: [SOUP] }, { menu: [] }],
    ['removes a part with its list', { parts: [{ type: 'links', links: [SOUP] }] }, { parts: [] }],
    [
      'keeps the words of a part',
      { parts: [{ type: 'words', text: 'Soup', href: '/soup' }] },
      { parts: [{ type: 'words', text: 'Soup' }] },
    ],
    ['removes a place of a guide', { parts: [{ type: 'place', guide: 'soupland' }] }, { parts: [] }],
    ['removes what shows a recipe', { parts: [{ type: 'dish', recipe: 'broth' }] }, { parts: [] }],
  ])('%s', (_, value, expected) => {
    expect(withoutDisabled(schema, { parts: [], ...value }, off)).toEqual({ parts: [], ...expected });
  });

  it('marks a whole value as gone that needs its address', () => {
    expect(withoutDisabled(link, SOUP, off)).toBe(REMOVED_LINK);
  });
});

describe('an address in content', () => {
  const page = (path: string, href: string, status = '') => `${status}path: ${path}
title: Soup
description: Everything there is to say about soup, said in one sentence of the length that is asked for.
dek: Hot.
sections: [{ type: links, title: Go on, links: [{ name: Further, href: ${href} }] }]
`;
  const problems = (files: Record<string, string>) => problemsIn('data/pages/soup.yaml', files);

  it('that leads nowhere is reported with the nearest one', () => {
    const files = {
      'data/pages/soup.yaml': page('/soup', '/stwe'),
      'data/pages/stew.yaml': page('/stew', '/'),
    };
    expect(problems(files).map(formatProblem)).toEqual([
      expect.stringMatching(
        /\n {2}field {4}sections\[0\]\.links\[0\]\.href\n {2}in {7}the link “Further”\n {2}found {4}“\/stwe”, an address without a page\n.*\n {2}nearest {2}\/stew$/,
      ),
    ]);
  });

  it.each(['off', 'draft'])('may lead to a page with the status “%s”', (status) => {
    const files = {
      'data/pages/soup.yaml': page('/soup', '/stew'),
      'data/pages/stew.yaml': page('/stew', '/', `status: ${status}\n`),
    };
    expect(problems(files)).toEqual([]);
    expect(readFiles(files).off.paths).toContain('/stew');
  });

  it('of a page that another file has is reported', () => {
    const files = { 'data/pages/broth.yaml': page('/soup', '/'), 'data/pages/soup.yaml': page('/soup', '/') };
    expect(problems(files)).toMatchObject([
      { found: expect.stringContaining('the address of data/pages/broth.yaml') },
    ]);
  });
});

describe('a guide that is switched off', () => {
  const guide = HALIFAX['data/guides/halifax.yaml'];
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

  it('is no problem for its neighbourhoods and for pages that show it', () => {
    const off = { ...around, 'data/guides/halifax.yaml': { ...guide, status: 'off' } };
    expect([neighbourhoods, page].flatMap((file) => problemsIn(file, off))).toEqual([]);
  });

  it('has its regions checked again once it is published', () => {
    expect(problemsIn(page, { ...around, ...HALIFAX })).toMatchObject([
      { field: 'sections[0].region', found: '“uptown”' },
    ]);
    expect(problemsIn(neighbourhoods, around)).toMatchObject([{ field: 'the file name' }]);
  });
});
