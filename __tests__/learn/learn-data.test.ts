/** @jest-environment node */
import { existsSync } from 'node:fs';
import { bakes } from '@/data/learn/bakes';
import { type LearnCardId, learnCards } from '@/data/learn/cards';
import { flourBadges, flourHighlights } from '@/data/learn/flour-highlights';
import { flours } from '@/data/learn/flours';
import { grainItems, grainVarieties } from '@/data/learn/grains';
import { legumeTypes } from '@/data/learn/legume-types';
import { soyProducts } from '@/data/learn/soy-products';
import { transformations } from '@/data/learn/transformations';
import * as flourWords from '@/data/pages/learn/flour';
import * as legumeWords from '@/data/pages/learn/legumes';
import { pagePaths } from '@/lib/content/pages';
import { legumeCards, recipeMeta, recipesUsing } from '@/lib/learn/recipes-using';
import { allRecipes } from '@/lib/recipe/all';
import { everyIngredientOf, recipePath } from '@/lib/recipe/blocks';

const everything = {
  ...{
    bakes,
    flourHighlights,
    flours,
    grainItems,
    grainVarieties,
    legumeTypes,
    soyProducts,
    transformations,
  },
  ...{ flourWords, legumeWords },
};

/** Every text below a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

const idsOn = (page: string) =>
  Object.keys(learnCards).filter((id) => learnCards[id as LearnCardId].page === page);
const sorted = (list: readonly string[]) => [...list].sort();

describe('the cards of the education pages', () => {
  it('are exactly those an ingredient may link to', () => {
    expect(sorted(flours.map(({ id }) => id))).toEqual(sorted(idsOn('/flour')));
    expect(sorted([...legumeTypes, ...soyProducts].map(({ id }) => id))).toEqual(sorted(idsOn('/legumes')));
  });

  it('have ids that no heading of their page has', () => {
    const { flourParts, flourTools } = flourWords;
    const onFlour = [...flours, ...Object.values(flourParts), flourTools.cups].map(({ id }) => id);
    const onLegumes = [...legumeTypes, ...soyProducts, ...Object.values(legumeWords.legumeParts)];
    for (const ids of [onFlour, onLegumes.map(({ id }) => id)]) expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(flourHighlights.map(({ id }) => id)).size).toBe(flourHighlights.length);
    expect(new Set(bakes.map(({ id }) => id)).size).toBe(bakes.length);
  });

  it('show pictures that exist', () => {
    const names = [
      ...[...flours, ...grainVarieties, ...grainItems].map(({ picture }) => picture.name),
      ...[...legumeTypes, ...soyProducts].map(({ picture }) => picture.name),
      ...flourHighlights.map(({ image }) => image.name),
      ...transformations.flatMap(({ raw, remarkable }) => [raw.name, remarkable.name]),
    ];
    expect(names.length).toBeGreaterThan(35);
    expect(names.filter((name) => !existsSync(`data/pictures/${name}.webp`))).toEqual([]);
  });

  it('lead only to pages and recipes that exist', () => {
    const known = new Set([...pagePaths, ...allRecipes().map(recipePath)]);
    const hrefs = [
      ...flourHighlights.map(({ link }) => link),
      ...transformations.map(({ href }) => href),
      legumeWords.allRecipesLink.href,
    ];
    expect(hrefs.filter((href) => !known.has(href))).toEqual([]);
    const slugs = allRecipes().map(({ slug }) => slug);
    for (const { recipe } of soyProducts) expect([undefined, ...slugs]).toContain(recipe);
  });

  it('take flours of the page for every dish', () => {
    const known = flours.map(({ id }) => id);
    expect(bakes.flatMap((bake) => bake.flours).filter((id) => !known.includes(id))).toEqual([]);
  });

  it('badge the cards 12 and 13', () => {
    expect(flourBadges).toEqual({ 12: 'noodle', 13: 'pasta' });
    const links = flourHighlights.filter(({ id }) => flourBadges[id]).map(({ id, link }) => [id, link]);
    expect(links).toEqual([
      [12, '/jjajangmyeon'],
      [13, '/pasta'],
    ]);
  });

  it('do not shout and leave nothing unfinished', () => {
    const all = texts(everything);
    expect(all.length).toBeGreaterThan(200);
    for (const text of all) expect(text).not.toMatch(/!|lorem|\btodo\b|\p{Extended_Pictographic}|—/iu);
  });
});

describe('the recipes of a card', () => {
  it('are those with an ingredient it explains', () => {
    const linked = Object.keys(learnCards).flatMap((id) =>
      recipesUsing(id as LearnCardId).map(({ href }) => `${id} ${href}`),
    );
    const asked = allRecipes().flatMap((recipe) => {
      const cards = everyIngredientOf(recipe).flatMap(({ about }) => about ?? []);
      return [...new Set(cards)].map((about) => `${about} ${recipePath(recipe)}`);
    });
    expect(sorted(linked)).toEqual(sorted(asked));
    expect(linked).toContain('black-bean-paste /jjajangmyeon');
    expect(recipesUsing('tempeh')).toEqual([]);
  });

  it('of the legume grid have an address of their own', () => {
    expect(legumeCards().map(({ href }) => href)).toContain('/tofu');
    expect(legumeCards().map(({ href }) => href)).not.toContain('/recipes/chickpea-curry');
  });

  it('lend the transformations their time', () => {
    for (const { href } of transformations) expect(recipeMeta(href)).toMatch(/\d/);
    expect(recipeMeta('/nowhere')).toBeUndefined();
  });
});
