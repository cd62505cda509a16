import { readCounts } from '@/lib/storage/counts';

describe('readCounts', () => {
  it('reads counts above zero', () => {
    expect(readCounts('{"walks":2,"saved":0,"saved-later":1}')).toEqual({ walks: 2, 'saved-later': 1 });
  });

  it('leaves out entries that are not shown any more', () => {
    const entry = (until: number) => ({ count: 3, until });
    const text = JSON.stringify({ timers: entry(Date.now() + 60_000), others: entry(Date.now() - 1000) });
    expect(readCounts(text)).toEqual({ timers: 3 });
  });

  it.each([null, '', '{', 'null', '7', '"a"', '[]', '{"walks":null}', '{"walks":"many"}', '{"walks":[2]}'])(
    'reads none of the text %s',
    (text) => expect(readCounts(text)).toEqual({}),
  );
});
