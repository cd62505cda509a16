/** @jest-environment node */
import { matchKitchen } from '@/lib/listing/have';
import { isStopWord } from '@/lib/search/stop-words';

jest.mock('@/.content/words/smallWords', () => ({ empty: 'à où', connecting: 'après' }));
jest.mock('@/.content/words/listing', () => ({ keptEndings: 'ùs', pluralEndings: 'és=é' }));

// Searches compare words without the marks on their letters.

test('stop words of the site may have marks on their letters', () => {
  expect(['a', 'ou', 'apres', 'soupe'].filter((word) => !isStopWord(word))).toEqual(['soupe']);
});

test('endings of plurals may have marks on their letters', () => {
  expect(matchKitchen('blés', [['blé']]).uses).toEqual([['blés']]);
});
