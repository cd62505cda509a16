/** @jest-environment node */
import { migrateGroceries, migrateRecipe } from '@/scripts/migrate/allergens';

describe('migrateGroceries', () => {
  it('writes two allergens for Shellfish, and Wheat beside the gluten of wheat', () => {
    const old = `# My shop
groceries:
  oyster-sauce: { name: oyster sauce, contains: [Gluten, Shellfish, Soy], vegetarian: no } # dark
  soy-sauce: { name: soy sauce, contains: [Gluten, Soy] }
  flour: { name: "plain flour", contains: [ Gluten ] }
  barley: { name: pearl barley, contains: [Gluten] }
  stock: { name: stock, mayContain: [Gluten, Soy] }
  gluten: { name: seasoning cube, contains: [Gluten] }
  shrimp:
    name: shrimp
    contains:
      - Shellfish # frozen
      - Sulphites
  crackers:
    name: crackers
    contains:
      - Gluten # of the bag
`;
    const { text, wheat, unknown } = migrateGroceries(old);
    expect(text).toBe(`# My shop
groceries:
  oyster-sauce: { name: oyster sauce, contains: [Gluten, Crustaceans, Molluscs, Soy, Wheat], vegetarian: no } # dark # check: which of the two
  soy-sauce: { name: soy sauce, contains: [Gluten, Soy, Wheat] }
  flour: { name: "plain flour", contains: [ Gluten, Wheat ] }
  barley: { name: pearl barley, contains: [Gluten] }
  stock: { name: stock, mayContain: [Gluten, Soy, Wheat] }
  gluten: { name: seasoning cube, contains: [Gluten] }
  shrimp:
    name: shrimp
    contains:
      - Crustaceans # check: which of the two
      - Molluscs # frozen
      - Sulphites
  crackers:
    name: crackers
    contains:
      - Gluten # of the bag
      - Wheat
`);
    expect([...wheat]).toEqual(['oyster-sauce', 'soy-sauce', 'flour', 'crackers']);
    expect(unknown).toEqual(['seasoning cube']);
  });

  it('leaves converted groceries alone', () => {
    const text = 'groceries:\n  flour: { name: flour, contains: [Gluten, Wheat] }\n';
    expect(migrateGroceries(text)).toEqual({ text: undefined, wheat: new Set(['flour']), unknown: [] });
  });
});

describe('migrateRecipe', () => {
  const wheat = new Set(['flour']);

  it('lists the allergens of its groceries', () => {
    const old = `title: Chowder
allergens: [Gluten, Shellfish]
blocks:
  - type: ingredients
    groups: [{ items: [{ id: flour, buy: flour }] }]
`;
    expect(migrateRecipe(old, wheat)).toBe(`title: Chowder
allergens: [Gluten, Crustaceans, Molluscs, Wheat] # check: which of the two
blocks:
  - type: ingredients
    groups: [{ items: [{ id: flour, buy: flour }] }]
`);
  });

  it.each([
    ['another grain', 'allergens: [Gluten]\nblocks: [{ items: [{ id: barley, buy: barley }] }]\n'],
    ['wheat in its list', 'allergens: [Gluten, Wheat]\nblocks: [{ items: [{ id: flour, buy: flour }] }]\n'],
    ['no allergens', 'title: Soup\nblocks: [{ items: [{ id: flour, buy: flour }] }]\n'],
  ])('leaves a recipe with %s alone', (_, text) => {
    expect(migrateRecipe(text, wheat)).toBeUndefined();
  });
});
