/** @jest-environment node */
import { matchKitchen } from '@/lib/listing/have';
import { isStopWord, keyOf } from '@/lib/search/stop-words';

jest.mock('@/.content/words/smallWords', () => ({ empty: 'à où', connecting: 'après' }));
jest.mock('@/.content/words/listing', () => ({ keptEndings: 'ùs', pluralEndings: 'és=é' }));

it('compares stop words and plural endings without accents', () => {
  expect(['a', 'ou', 'apres', 'soupe'].filter((word) => !isStopWord(word))).toEqual(['soupe']);
  expect(matchKitchen('blés', [['blé']]).uses).toEqual([['blés']]);
  expect(keyOf('à soupe')).toBe('soupe');
});
