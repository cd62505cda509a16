/** @jest-environment node */
import { z } from 'zod';
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
