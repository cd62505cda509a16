import { momentAt } from '@/lib/recipe/moments';

describe('momentAt', () => {
  // A picture of 300 px whose top is 210 px under the top of the page: the dish is finished at 300 px.
  const at = (scrolled: number) => momentAt({ scrolled, top: 210, height: 300 }, 4);

  test.each([
    [0, 4],
    [8, 4],
    [9, 0],
    [59, 0],
    [60, 1],
    [179, 2],
    [180, 3],
    [240, 4],
    [2000, 4],
  ])('at %i px the page shows moment %i of a dish with four before it', (scrolled, moment) => {
    expect(at(scrolled)).toBe(moment);
  });

  test('a picture without a size shows the finished dish', () => {
    expect(momentAt({ scrolled: 100, top: 0, height: 0 }, 4)).toBe(4);
  });
});
