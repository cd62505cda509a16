/** @jest-environment node */
import { migrateDiets } from '@/scripts/migrate/diets';

it('gives well-known diets their rules, each in a line', () => {
  expect(
    migrateDiets(`categories: [Soup]
diets: [vegan, calm, { id: nut-free, label: Nut-free }, { id: halal, label: Halal, onlyRestaurants: true }]
times: []
`),
  ).toBe(`categories: [Soup]
diets:
  - { id: vegan, needs: vegan, suitableForDiet: VeganDiet }
  - calm
  - { id: nut-free, forbids: { allergens: [Peanut, Tree nuts] }, label: Nut-free }
  - { id: halal, label: Halal, onlyRestaurants: true }
times: []
`);
});

it('keeps a list of lines and its comments', () => {
  expect(
    migrateDiets(`diets:
  # for most
  - vegetarian # and vegan
  - id: gluten-free # no wheat
    label: Without gluten
`),
  ).toBe(`diets:
  # for most
  - { id: vegetarian, needs: vegetarian, suitableForDiet: VegetarianDiet } # and vegan
  - id: gluten-free # no wheat
    forbids: { allergens: [Gluten, Triticale, Wheat] }
    suitableForDiet: GlutenFreeDiet
    label: Without gluten
`);
});

it.each([
  'diets:\n  - { id: vegan, needs: vegan }\n  - { id: halal, onlyRestaurants: true }\n',
  'diets: [calm]\n',
  'times: []\n',
])('leaves %j alone', (text) => {
  expect(migrateDiets(text)).toBeUndefined();
});
