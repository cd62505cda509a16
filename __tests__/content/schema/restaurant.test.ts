/** @jest-environment node */
import { HALIFAX, problemsIn } from '@/__tests__/content/content-folder';

const FILE = 'data/restaurants/pier.yaml';
const PLACE = `name: Pier (Waterfront)
guide: halifax
region: downtown
cuisine: Chowders
rating: 4.5
category: Lunch
favoriteOrder: Chowder
`;
const VOCABULARY = `recipeTypes: []
categories: []
diets: [{ id: vegetarian, needs: vegetarian }, { id: halal, label: Halal, onlyRestaurants: true }]
times: []
recipeGroups: []
`;
/** Problems of a restaurant with these facts, each a line of YAML. */
const problemsWith = (...facts: string[]) =>
  problemsIn(FILE, {
    ...HALIFAX,
    'data/vocabulary.yaml': VOCABULARY,
    [FILE]: `${PLACE}facts:\n${facts.map((fact) => `  ${fact}\n`).join('')}`,
  });

const CHECKED = 'checkedOn: 2026-05-03';
const PHONE = 'a number with + and the code of its country, in groups: +1 416 555 0142';
const WEB = 'an address that begins with https://';
const PRICE = 'the sign of a currency, one to four times, such as $$';

describe('facts of a restaurant', () => {
  it.each([
    [['price: $$']],
    [['price: €€€€', 'phone: +353 21-555-0142', 'website: https://example.org/', 'booking: possible']],
    [
      [
        'booking: possible',
        'bookingLink: https://example.org/tables',
        'payment: [cash, mobile]',
        'diets: [halal, vegetarian]',
      ],
    ],
    [['access: step-free', 'accessNote: by the yard', 'whenToGo: before noon']],
  ])('may be %j', (facts) => {
    expect(problemsWith(CHECKED, ...facts)).toEqual([]);
  });

  it('need the day they were checked', () => {
    expect(problemsWith('price: $$')).toMatchObject([{ field: 'facts.checkedOn' }]);
  });

  it.each([
    ['phone: 416 555 0142', 'phone', '“416 555 0142”', PHONE],
    ['phone: +1 416', 'phone', '“+1 416”', PHONE],
    // YAML reads a number and drops its plus.
    ['phone: +14165550142', 'phone', '14165550142', PHONE],
    ['website: www.example.org', 'website', '“www.example.org”', WEB],
    ['bookingLink: javascript:alert(1)', 'bookingLink', '“javascript:alert(1)”', WEB],
    ['price: cheap', 'price', '“cheap”', PRICE],
    ['price: $€', 'price', '“$€”', PRICE],
  ])('cannot be %s', (fact, field, found, allowed) => {
    expect(problemsWith(CHECKED, fact)).toMatchObject([{ field: `facts.${field}`, found, allowed }]);
  });

  it.each([
    ['diets: [vegetaran]', 'facts.diets[0]', 'vegetarian'],
    ['payment: [csh]', 'facts.payment[0]', 'cash'],
    ['booking: neded', 'facts.booking', 'needed'],
    ['access: step-fre', 'facts.access', 'step-free'],
    ['pone: +1 416 555 0142', 'facts.pone', 'phone'],
  ])('cannot be %s, and the nearest name is offered', (fact, field, nearest) => {
    expect(problemsWith(CHECKED, fact)).toMatchObject([{ field, nearest }]);
  });
});
