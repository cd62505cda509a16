/** @jest-environment node */

import fc from 'fast-check';
import { bindUnits } from '@/lib/text/bind-units';
import { cutText } from '@/lib/text/cut-text';
import { formatDates, formatDays, formatMonth, formatMonths, monthsBetween } from '@/lib/text/dates';
import { formatLength } from '@/lib/text/distance';
import { withKeys } from '@/lib/text/keys';
import { megabytes } from '@/lib/text/megabytes';
import { nameWords } from '@/lib/text/name-words';
import { editDistance, nearest } from '@/lib/text/nearest';
import { profileHandle } from '@/lib/text/profile-handle';
import { visibleText } from '@/lib/text/visible';
import { plainSpaces } from '@/lib/text/words';

describe('units', () => {
  describe('bindUnits', () => {
    it.each([
      ['Serves 4 in 1 hr 15 min.', 'Serves 4 in 1\u00a0hr 15\u00a0min.'],
      ['½ tsp salt, 2½ to 3 cups rice', '½\u00a0tsp salt, 2½ to 3\u00a0cups rice'],
      ['To 74 °C, by 7 pm', 'To 74\u00a0°C, by 7\u00a0pm'],
      ['{number} ml', '{number}\u00a0ml'],
      ['{hour}:{minute} am', '{hour}:{minute}\u00a0am'],
    ])('binds the units in “%s”', (text, bound) => {
      expect(bindUnits(text)).toBe(bound);
    });

    it.each([
      '4 servings',
      '10 grams',
      '5 minutes',
      '2 L\u00f6ffel',
      '6 cupboards',
      'Soak {beans} in {#2 L} of water',
    ])('leaves “%s” as it is', (text) => {
      expect(bindUnits(text)).toBe(text);
    });
  });

  describe('plainSpaces', () => {
    it('replaces non-breaking spaces', () => {
      expect(plainSpaces('15\u00a0ml vinegar')).toBe('15 ml vinegar');
    });
  });
});

const segments = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

describe('cutText', () => {
  it.each([
    ['ab😀', 3, 'ab'],
    ['cafe\u0301s', 4, 'caf'],
  ])('cuts “%s” at %i units between characters', (text, most, expected) => {
    expect(cutText(text, most)).toBe(expected);
  });

  it('keeps as many whole characters as fit', () => {
    const long = fc
      .tuple(fc.nat({ max: 1100 }), fc.constantFrom('😀', '👩‍🍳', 'é\u0301', '\u202E', '👩‍👩‍👧‍👦'.repeat(40)))
      .map(([before, end]) => `${'a'.repeat(before)}${end}`);
    const any = fc.oneof(long, fc.string({ unit: 'grapheme', maxLength: 80 }));
    fc.assert(
      fc.property(any, fc.nat({ max: 1200 }), (text, most) => {
        const cut = cutText(text, most);
        const kept = segments(cut).length;
        expect(segments(text).slice(0, kept).join('')).toBe(cut);
        expect(cut.length).toBeLessThanOrEqual(most);
        const next = segments(text)[kept]?.length ?? Number.POSITIVE_INFINITY;
        expect(cut.length + next).toBeGreaterThan(most);
      }),
    );
  });

  it('cuts between code points without Intl.Segmenter', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    const cuts = [cutText('ab😀', 3), cutText('ab😀', 2), cutText('ab', 2)];
    Object.assign(Intl, { Segmenter });
    expect(cuts).toEqual(['ab', 'ab', 'ab']);
  });
});

describe('dates', () => {
  it.each([
    ['2025-10-09', '2025-10-09', '9 October 2025'],
    ['2025-07-05', '2025-07-06', '5 and 6 July 2025'],
    ['2025-07-04', '2025-07-20', '4 to 20 July 2025'],
    ['2025-01-31', '2025-02-13', '31 January to 13 February 2025'],
    ['2025-06-30', '2025-07-01', '30 June and 1 July 2025'],
    ['2025-11-13', '2026-01-04', '13 Nov 2025 to 4 Jan 2026'],
  ])('from %s to %s are “%s”', (starts, ends, text) => {
    expect(formatDates(starts, ends)).toBe(text);
  });

  it.each([
    ['2025-07-24', '2025-07-25', '24 and 25 July', 'July', [7]],
    ['2025-11-13', '2026-01-04', '13 November to 4 January', 'Nov–Jan', [11, 12, 1]],
  ])('from %s to %s without the year are “%s”, in %s', (starts, ends, days, month, months) => {
    expect(formatDays(starts, ends)).toBe(days);
    expect(formatMonths(starts, ends)).toBe(month);
    expect(monthsBetween(starts, ends)).toEqual(months);
  });

  it('name the month of a day with its year', () => {
    expect(formatMonth('2026-06-02')).toBe('June 2026');
  });
});

describe('formatLength', () => {
  it.each([
    [1, '50 m'],
    [301, '350 m'],
    [1000, '1 km'],
    [1810, '1.9 km'],
    [12_300, '13 km'],
    [5_985_000, '5,985 km'],
  ])('rounds %i m up to %s', (metres, text) => {
    expect(formatLength(metres)).toBe(text);
  });
});

describe('withKeys', () => {
  it('gives each item a key of its own, although texts repeat', () => {
    const rows = [{ day: 'Saturday' }, { day: 'Sunday' }, { day: 'Saturday' }];
    expect(withKeys(rows, ({ day }) => day)).toEqual([
      { key: 'Saturday', item: { day: 'Saturday' } },
      { key: 'Sunday', item: { day: 'Sunday' } },
      { key: 'Saturday 2', item: { day: 'Saturday' } },
    ]);
  });
});

describe('megabytes', () => {
  test.each([
    [0, '0 MB'],
    [900, '0.1 MB'],
    [3_658_051, '3.7 MB'],
    [48_200_000, '48 MB'],
    [124_000_000, '120 MB'],
  ])('of %d bytes are “%s”, with a no-break space', (bytes, text) => {
    expect(megabytes(bytes)).toBe(text.replace(' ', '\u00a0'));
  });
});

describe('nameWords', () => {
  it.each([
    ['Root to Leaf', ['Root', '(to)', 'Leaf']],
    ['Salt & Pepper', ['Salt', '(&)', 'Pepper']],
    ['Dr. Ng  of the Sea', ['Dr.', 'Ng', '(of)', '(the)', 'Sea']],
    ['My Kitchen', ['My', 'Kitchen']],
    ['to the table', ['to', '(the)', 'table']],
    ['Kitchen', ['Kitchen']],
    ['밥 과 국', ['밥', '과', '국']],
  ])('of “%s” are %j, linking words in brackets', (name, expected) => {
    expect(nameWords(name).map(({ text, isLink }) => (isLink ? `(${text})` : text))).toEqual(expected);
  });
});

describe('nearest', () => {
  it.each([
    ['', '', 0],
    ['tofu', 'tofu', 0],
    ['tofu', '', 4],
    ['tbps', 'tbsp', 1],
    ['noodels', 'noodles', 1],
    ['sesam', 'sesame', 1],
    ['kitten', 'sitting', 3],
  ])('finds the edit distance of “%s” and “%s”, %d in both directions', (one, other, distance) => {
    expect([editDistance(one, other), editDistance(other, one)]).toEqual([distance, distance]);
  });

  it.each<[string, string[], string | undefined]>([
    ['TOFU', ['Tofu'], 'Tofu'],
    ['chunjan', ['gochujang', 'chunjang', 'jang'], 'chunjang'],
    ['bat', ['cat', 'bit'], 'bit'],
    ['fork', ['spoon', 'knife'], undefined],
    ['x', ['g', 'l'], undefined],
    ['', ['g'], undefined],
    ['tofu', [], undefined],
  ])('finds the word nearest to “%s” of %j: %s', (word, words, found) => {
    expect(nearest(word, words)).toBe(found);
  });

  it('does not compare a pasted text with a word letter by letter', () => {
    // Millions of letters: a comparison would end this test by its time.
    expect(nearest('x'.repeat(20_000_000), ['xylitol'])).toBeUndefined();
  });
});

describe('profileHandle', () => {
  it.each([
    ['https://www.youtube.com/@plain.peppered', '@plain.peppered'],
    ['https://www.youtube.com/@raw/videos?view=0#top', '@raw'],
    ['https://m.tiktok.com/@plain_peppered/', '@plain_peppered'],
    ['https://twitter.com/raw?lang=en', '@raw'],
    ['https://www.youtube.com/%40raw', '@raw'],
    ['https://bsky.app/profile/raw.kitchen', '@raw.kitchen'],
    ['https://www.linkedin.com/in/raw/', '@raw'],
    ['https://www.youtube.com/@%EB%B3%B4%EB%A6%AC%EA%B5%AD', '@보리국'],
    ['HTTPS://TWITTER.COM/Raw', '@Raw'],
  ])('of %s is %s', (href, handle) => {
    expect(profileHandle(href)).toBe(handle);
  });

  it.each([
    ['https://www.youtube.com/channel/UC0123456789', 'youtube.com'],
    ['https://www.youtube.com/user/raw/videos', 'youtube.com'],
    ['https://www.instagram.com/p/abc/', 'instagram.com'],
    ['https://twitter.com/raw/status/1', 'twitter.com'],
    ['https://www.tiktok.com', 'tiktok.com'],
    ['https://www.youtube.com/@', 'youtube.com'],
    ['https://www.youtube.com/%E0%A4%A', 'youtube.com'],
    ['https://twitter.com/%3Cimg%20src%3Dx%3E', 'twitter.com'],
  ])('of %s is the host %s', (href, host) => {
    expect(profileHandle(href)).toBe(host);
  });

  it.each(['', 'example', 'mailto:me@example.com', 'https://', 'javascript:alert(1)'])(
    'of “%s” is empty',
    (href) => {
      expect(profileHandle(href)).toBe('');
    },
  );
});

describe('visibleText', () => {
  it.each([
    ['a zero-width space', 'Mi\u200Blk', 'Milk'],
    ['a word joiner and a byte order mark', '\uFEFFMilk\u2060', 'Milk'],
    ['a soft hyphen', 'butter\u00ADmilk', 'buttermilk'],
    ['an override of the direction', '\u202Eklim\u202C', 'klim'],
    ['marks and isolates of the direction', '\u2067\u200Fחלב\u2069 2', 'חלב 2'],
    ['a control character', 'Mi\u0000lk\u0085', 'Milk'],
    ['blanks of Braille and Hangul', '\u2800Milk\u3164\u3164bread', 'Milk bread'],
    ['a joiner between Latin letters', 'Mi\u200Dlk', 'Milk'],
    ['a variation selector of nothing', '\uFE0F Milk', 'Milk'],
    ['tags that follow no flag', 'Milk\u{E0067}\u{E007F}', 'Milk'],
  ])('removes %s', (_, text, expected) => {
    expect(visibleText(text)).toBe(expected);
  });

  it.each([
    ['zero-width spaces', '\u200B\u200B'],
    ['a word joiner', '\u2060'],
    ['a soft hyphen', '\u00AD'],
    ['a blank of Braille', '\u2800'],
    ['a filler of Hangul', '\u3164'],
    ['all fillers of Hangul', '\u115F\u1160\uFFA0'],
    ['a joiner and a selector', '\u200D\uFE0F'],
    ['an accent without a letter', '\u0301'],
    ['spaces', ' \u00A0\u3000'],
    ['nothing', ''],
  ])('returns nothing for %s', (_, text) => {
    expect(visibleText(text)).toBe('');
  });

  it.each([
    ['an emoji of several', '👩‍🍳 apron'],
    ['an emoji with a skin tone and a sign', '🧑🏽‍⚕️'],
    ['a keycap', '1️⃣ egg'],
    ['a flag of tags', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} tea'],
    ['a Persian word', 'نان می\u200Cخرم'],
    ['a conjunct in Sinhala', 'ක්\u200Dෂීර'],
    ['a half form in Hindi', 'क्\u200D'],
    ['an Arabic number sign', '\u0600 ١٢'],
    ['an ideograph with a variation', '葛\u{E0100}'],
    ['a letter with an accent', 'cre\u0300me'],
  ])('keeps %s', (_, text) => {
    expect(visibleText(text)).toBe(text);
  });
});
