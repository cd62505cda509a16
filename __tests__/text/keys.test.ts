import { withKeys } from '@/lib/text/keys';

it('gives each item a key of its own, although texts repeat', () => {
  const rows = [{ day: 'Saturday' }, { day: 'Sunday' }, { day: 'Saturday' }];
  expect(withKeys(rows, ({ day }) => day)).toEqual([
    { key: 'Saturday', item: { day: 'Saturday' } },
    { key: 'Sunday', item: { day: 'Sunday' } },
    { key: 'Saturday 2', item: { day: 'Saturday' } },
  ]);
});
