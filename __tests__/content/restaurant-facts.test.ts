/** @jest-environment node */
import { HALIFAX, problemsIn } from './content-folder';

const FILE = 'data/restaurants/pier.yaml';
const PLACE = `name: Pier (Waterfront)
guide: halifax
region: downtown
cuisine: Chowders
rating: 4.5
category: Lunch
favoriteOrder: Chowder
`;

const problemsWith = (...facts: string[]) =>
  problemsIn(FILE, {
    ...HALIFAX,
    'data/vocabulary.yaml': {
      recipeTypes: [],
      categories: [],
      diets: ['vegetarian', { id: 'halal', label: 'Halal', onlyRestaurants: true }],
      times: [],
      recipeGroups: [],
    },
    [FILE]: `${PLACE}facts:\n${facts.map((fact) => `  ${fact}\n`).join('')}`,
  });

const CHECKED = 'checkedOn: 2026-05-03';
const PHONE = 'a number with + and the code of its country, in groups: +1 416 555 0142';
const WEB = 'an address that begins with https://';

describe('What is known of a restaurant', () => {
  it('passes with all of it, and with any of it', () => {
    expect(problemsWith(CHECKED, 'price: $$')).toEqual([]);
    expect(
      problemsWith(
        CHECKED,
        'price: €€€€',
        'phone: +353 21-555-0142',
        'website: https://example.org/',
        'booking: possible',
        'bookingLink: https://example.org/tables',
        'payment: [cash, mobile]',
        'diets: [halal, vegetarian]',
        'access: step-free',
        'accessNote: by the yard',
        'whenToGo: before noon',
      ),
    ).toEqual([]);
  });

  it('is not told without the day on which it was checked', () => {
    expect(problemsWith('price: $$')).toMatchObject([
      { field: 'facts.checkedOn', allowed: 'a day that exists, as YYYY-MM-DD' },
    ]);
  });

  it.each([
    ['phone: 416 555 0142', 'phone', '“416 555 0142”', PHONE],
    ['phone: +1 416', 'phone', '“+1 416”', PHONE],
    // For YAML this is a number, and its plus is gone.
    ['phone: +14165550142', 'phone', '14165550142', PHONE],
    ['website: www.example.org', 'website', '“www.example.org”', WEB],
    ['bookingLink: javascript:alert(1)', 'bookingLink', '“javascript:alert(1)”', WEB],
    ['price: cheap', 'price', '“cheap”', 'the sign of a currency, one to four times, such as $$'],
    ['price: $€', 'price', '“$€”', 'the sign of a currency, one to four times, such as $$'],
  ])('is refused for %s', (fact, field, found, allowed) => {
    expect(problemsWith(CHECKED, fact)).toMatchObject([{ field: `facts.${field}`, found, allowed }]);
  });

  it.each([
    ['diets: [vegetaran]', 'facts.diets[0]', 'vegetarian'],
    ['payment: [csh]', 'facts.payment[0]', 'cash'],
    ['booking: neded', 'facts.booking', 'needed'],
    ['access: step-fre', 'facts.access', 'step-free'],
    ['pone: +1 416 555 0142', 'facts.pone', 'phone'],
  ])('is refused for %s, with the nearest word', (fact, field, nearest) => {
    expect(problemsWith(CHECKED, fact)).toMatchObject([{ field, nearest }]);
  });
});
