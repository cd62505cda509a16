/** @jest-environment node */
import { matchPantry } from '@/lib/search/foods';
import { isStopWord, nameKey } from '@/lib/search/stop-words';

jest.mock('@/.content/messages/stopWords', () => ({ empty: 'à où', connecting: 'après' }));
jest.mock('@/.content/messages/listing', () => ({ unchangedEndings: 'ùs', pluralEndings: 'és=é' }));

it('compares stop words and plural endings without accents', () => {
  expect(['a', 'ou', 'apres', 'soupe'].filter((word) => !isStopWord(word))).toEqual(['soupe']);
  expect(matchPantry('blés', [{ ingredients: ['blé'] }]).uses).toEqual([['blés']]);
  expect(nameKey('à soupe')).toBe('soupe');
});
