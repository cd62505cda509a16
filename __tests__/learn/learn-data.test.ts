/** @jest-environment node */
import { z } from 'zod';
import { checkLearnPages } from '@/lib/checks/learn';
import { linkProblems } from '@/lib/content/read/links';
import { reference } from '@/lib/content/schema/fields';
import { SOURCES } from '@/lib/content/sources';
import { cardsIn, learnPagesOf } from '@/lib/learn/elements';
import { learnCards, recipesUsing } from '@/lib/learn/pages';
import { allRecipes } from '@/lib/recipe/all';
import { everyIngredientOf, recipePath } from '@/lib/recipe/blocks';
import * as small from './small-pages';

const sorted = (list: readonly string[]) => [...list].sort();

describe('the cards of the education pages', () => {
  it('are their flours, beans and what is made of soybeans', () => {
    const { flour: page, legumes: beans } = small;
    const cards = cardsIn({ flour: page, legumes: beans }).map((card) => `${card.page}#${card.id}`);
    expect(cards).toEqual([
      '/flour#plain',
      '/flour#strong',
      '/flour#soft',
      '/flour#stone',
      '/legumes#borlotti',
      '/legumes#peas',
      '/legumes#natto',
    ]);
  });

  it('are none on a site without these pages', () => {
    expect(cardsIn({ flour: undefined, legumes: undefined })).toEqual([]);
    expect(learnPagesOf({ flour: undefined, legumes: small.legumes, salads: undefined })).toEqual([
      small.legumes,
    ]);
  });

  it('name the recipes with an ingredient they explain', () => {
    const linked = [...learnCards.keys()].flatMap((id) =>
      recipesUsing(id).map(({ href }) => `${id} ${href}`),
    );
    const asked = allRecipes().flatMap((recipe) => {
      const cards = everyIngredientOf(recipe).flatMap(({ about }) => about ?? []);
      return [...new Set(cards)]
        .filter((id) => learnCards.has(id))
        .map((about) => `${about} ${recipePath(recipe)}`);
    });
    expect(sorted(linked)).toEqual(sorted(asked));
    expect(asked).not.toEqual([]);
    expect(recipesUsing('what no recipe asks for')).toEqual([]);
  });
});

describe('what is wrong with an education page', () => {
  const fields = (content: Partial<typeof small>) =>
    checkLearnPages({ flour: undefined, legumes: undefined, salads: undefined, ...content }).map(
      ({ file, field, found }) => `${file} ${field} ${found}`,
    );
  const { flours: bags, which } = small.flour;
  const { types, soy, cooking } = small.legumes;

  it('is nothing on sound pages, and nothing where there are none', () => {
    expect(fields(small)).toEqual([]);
    expect(fields({})).toEqual([]);
  });

  it('is an id that something else on the page has', () => {
    const flours = {
      ...bags,
      title: 'Bags',
      flours: (bags?.flours ?? []).map((each) => ({ ...each, id: 'tips' })),
    };
    expect(fields({ flour: { ...small.flour, which: undefined, flours } })).toEqual([
      'data/pages/flour.yaml flours.flours[1].id “tips”',
      'data/pages/flour.yaml flours.flours[2].id “tips”',
      'data/pages/flour.yaml flours.flours[3].id “tips”',
      'data/pages/flour.yaml tips “tips”',
    ]);
    const twice = {
      ...small.salads,
      sections: [...small.salads.sections, ...small.salads.sections.slice(0, 1)],
    };
    expect(fields({ salads: twice })).toEqual(['data/pages/salads.yaml sections[6] “first”']);
  });

  it('is a card with the id of one on the other page', () => {
    const products = (soy?.products ?? []).map((each) => ({ ...each, id: 'plain' }));
    expect(fields({ ...small, legumes: { ...small.legumes, soy: { title: 'Soy', products } } })).toEqual([
      'data/pages/legumes.yaml soy.products[0].id “plain”',
    ]);
  });

  it('is a mixture of a flour without a figure, and a choice among no flours', () => {
    if (!which?.finder.mixture) throw new Error('The small page has lost its mixture.');
    const finder = { ...which.finder, mixture: { ...which.finder.mixture, weak: 'stone' } };
    expect(fields({ flour: { ...small.flour, which: { ...which, finder } } })).toEqual([
      'data/pages/flour.yaml which.finder.mixture.weak “stone”',
    ]);
    expect(fields({ flour: { ...small.flour, flours: undefined } })).toEqual([
      'data/pages/flour.yaml flours nothing',
    ]);
    expect(types && cooking && fields({ legumes: { ...small.legumes, types: undefined } })).toEqual([
      'data/pages/legumes.yaml types nothing',
    ]);
  });

  it('is a card that leads nowhere or to two places, and a range that runs backwards', () => {
    const card = { title: 'A loaf', text: 'It rises.', picture: { name: 'any', alt: 'A loaf' } };
    const read = (cards: object[]) =>
      SOURCES.flour.schema.safeParse({ ...small.flour, action: { title: 'At work', cards } });
    expect(read([card]).error?.issues[0]?.message).toBe('either the recipe or the page it leads to');
    expect(read([{ ...card, page: '/bread', recipe: 'bread' }]).success).toBe(false);
    expect(read([{ ...card, picture: undefined, page: '/bread' }]).error?.issues[0]?.path.at(-1)).toBe(
      'picture',
    );
    expect(read([{ ...card, picture: undefined, recipe: 'bread' }]).success).toBe(true);
    const flours = (bags?.flours ?? []).map((each) => ({ ...each, protein: [14, 12] }));
    const back = SOURCES.flour.schema.safeParse({ ...small.flour, flours: { title: 'Bags', flours } });
    expect(back.error?.issues[0]?.message).toBe('the most, not less than the least before it');
  });

  it('is a flour that the page does not explain, with the nearest one; cards of pages that are not there go unasked', () => {
    const names = {
      picture: ['any'],
      food: [],
      grocery: [],
      recipe: [],
      card: undefined as string[] | undefined,
      logo: [],
    };
    const vocabulary = { recipeType: [], category: [], diet: [], guide: [], outlines: [] };
    const known = { ...names, ...vocabulary, flour: ['plain', 'strong', 'soft', 'stone'] };
    const problemsOf = (value: object, names = known, schema: z.ZodType = SOURCES.flour.schema) =>
      linkProblems({ file: 'flour.yaml', value }, schema, names, new Set(['/bread']));
    expect(problemsOf(small.flour)).toEqual([]);
    const bakes = [
      { id: 'rusks', title: 'Rusks', flours: ['plain', 'stron'], reason: 'They may be coarse.' },
    ];
    expect(problemsOf({ ...small.flour, which: { ...which, bakes } })).toEqual([
      expect.objectContaining({ field: 'which.bakes[0].flours[1]', found: '“stron”', nearest: 'strong' }),
    ]);
    const schema = z.strictObject({ about: reference('card') });
    expect(problemsOf({ about: 'spelt' }, known, schema)).toEqual([]);
    expect(problemsOf({ about: 'spelt' }, { ...known, card: ['plain'] }, schema)).toHaveLength(1);
  });
});
