import { plural } from '@/lib/text/plural';

jest.mock('@/.content/messages/language', () => ({ language: 'ko' }));

const hours = { one: '{count} hr', other: '{count} hrs' };

describe('plural', () => {
  it('uses the rules of the site language', () => {
    expect(plural(1, { other: '{count}시간' })).toBe('{count}시간');
    expect(plural(1, hours)).toBe('{count} hrs');
  });

  it('uses English rules for a message in English', () => {
    expect(plural(1, hours, true)).toBe('{count} hr');
    expect(plural(2, hours, true)).toBe('{count} hrs');
  });
});
