import fc from 'fast-check';
import { cutText } from '@/lib/text/cut-text';

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
