import {
  fitLine,
  lineCount,
  shortSentence,
  titleSize,
  withoutLooseEnds,
  withoutWidow,
} from '@/lib/seo/share-text';

describe('the texts of a share card', () => {
  it.each([
    ['Black Bean Soup', 'Black Bean\u00a0Soup'],
    ['Buttered Pork', 'Buttered Pork'],
    ['Pork', 'Pork'],
  ])('keep the last two words of “%s” together if there are more', (title, bound) => {
    expect(withoutWidow(title)).toBe(bound);
  });

  it.each([
    ['St. Lawrence Market', 'St.\u00a0Lawrence Market'],
    ['Toronto - Coming Soon', 'Toronto\u00a0- Coming Soon'],
    ['I cook. You eat.', 'I cook. You eat.'],
  ])('do not break “%s” after an abbreviation or before a dash', (title, bound) => {
    expect(withoutLooseEnds(title)).toBe(bound);
  });

  it('have titles whose widest word fits', () => {
    const box = { width: 500, height: 400 };
    expect(titleSize('Soup', box, 116)).toBe(116);
    const size = titleSize('Mediterranean Salmon', box, 116);
    expect(size).toBeLessThan(80);
    expect(lineCount('Mediterranean Salmon', 500 / size)).toBe(2);
  });

  it('count a Korean title by its characters', () => {
    expect(lineCount('짜장면 곱빼기', 4)).toBe(2);
    expect(lineCount('豆腐', 1)).toBe(2);
  });

  it('break a line after clauses that are short', () => {
    expect(fitLine('45 min in all: 25 min to prepare, 20 min to cook', 500, [46, 40]).text).toBe(
      '45\u00a0min\u00a0in\u00a0all: 25\u00a0min\u00a0to\u00a0prepare, 20\u00a0min\u00a0to\u00a0cook',
    );
  });

  it.each([
    ['Go on Saturday. Go early.', 'Go on Saturday.'],
    [
      'Protein sets one bag apart: more for bread and noodles, less for cakes and pastry, none at all for rice.',
      'Protein sets one bag apart.',
    ],
    ['Not a hall but a handful of streets, where every second front room became a shop and every', ''],
    ['A pan of {#32 cm}.', ''],
  ])('take the first sentence of “%s” if it is short', (text, sentence) => {
    expect(shortSentence(text)).toBe(sentence);
  });
});
