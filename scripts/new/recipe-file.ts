import { ALLERGENS } from '@/lib/content/schema/recipe';
import { STILL_TO_WRITE as PEN } from '@/lib/content/schema-problems';
import { type Choices, quoted } from './draft';

/** What a new recipe file is filled with. */
export type NewRecipe = {
  /** As the page will read it: "Kimchi Stew". */
  title: string;
  slug: string;
  /** A number no other recipe has. */
  id: number;
  /** YYYY-MM-DD. */
  today: string;
};

/** Text of a recipe file that passes the checks as a draft; what is marked keeps it from being published. */
export function recipeFile({ title, slug, id, today }: NewRecipe, { of, names, standIn }: Choices): string {
  const [category = `${PEN} Soup`] = of('recipes', 'category');
  const [type] = of('recipes', 'types');
  const buy = (name: string) => (names.grocery?.includes(name) ? `\n            buy: ${name}` : '');
  const food = (name: string) => (names.food?.includes(name) ? `\n            food: ${name}` : '');
  return `
# Replace every text that begins with ${PEN}, then delete the line "status: draft": the recipe is in every list, the
# search, the sitemap and the feed, and has its share card. Until then only "npm run dev" shows it, at
# /recipes/${slug}/. An editor that knows YAML explains each field; CONTRIBUTING.md does it too.
status: draft
id: ${id}
slug: ${slug}
title: ${quoted(title)}
# One of: ${of('recipes', 'category').join(', ')}.
category: ${quoted(category)}
# Filters of the list of recipes: ${of('recipes', 'types').join(', ')}.
types: [${type ?? ''}]
cuisine: ${PEN} Korean
keywords: [${PEN} words people search for]
# For search results and share cards, 50 to 160 characters.
description: ${PEN} What it is, what is special about it, how many it serves and in how many minutes.
dek: ${PEN} One or two sentences that make a reader hungry.
# npm run add-picture -- FILE ${slug}   puts your photograph into data/pictures; then its name goes here.
picture:
  name: ${standIn('recipes', slug)}
  alt: ${PEN} What the picture shows, in one sentence
# Minutes, or [shortest, longest]. total is prep and cook; card is what lists show first. Where that is not the total,
# cardLabel says what it is, such as prep.
times:
  prep: 10
  cook: 20
  total: 30
  card: 30
yield:
  amount: 4
  unit: serving
# Beginner, Easy or Medium.
difficulty: Easy
published: ${today}
# Once it is published and you change it, add the day of the change, which search engines and the feed are told:
# updated: ${today}
# ${ALLERGENS.join(', ')}.
allergens: []
# ${of('recipes', 'diets').join(', ')}.
diets: []
blocks:
  - type: ingredients
    groups:
      - items:
          # Amounts are for the yield above, as people write them: 400 g, 1/2 tsp, 3 cloves, 1 lb 2 oz; a number alone
          # is a count. "round: up" rounds what is counted, such as eggs. "buy" is a name in data/groceries.yaml, for
          # shopping lists; "food" one in data/foods.yaml, for cups and grams.
          - id: onion
            name: onion
            amount: 200 g${buy('onion')}${food('diced-onion')}
          - id: oil
            name: oil
            amount: 2 tbsp${buy('neutral-oil')}${food('neutral-oil')}
          # Without an amount: to taste.
          - id: salt
            name: salt${buy('salt')}
  - type: equipment
    items:
      - "${PEN} Wide pan, {#28 cm}"
  - type: method
    groups:
      - steps:
          - id: cut
            title: ${PEN} Cut the onion
            # {onion} reads "200 g onion" and uses it up; {oil|half} and {oil|rest} use parts of it.
            # {#1.5 cm} is a measure that stays as it is, {=4 piece|pieces} one that follows the servings.
            text: "${PEN} Cut {onion} into thin slices."
            # Minutes of handiwork that no duration names, for planning.
            work: 10
          - id: fry
            title: ${PEN} Fry it
            text: "${PEN} Heat {oil} to {@150}, add the {onion|name} and {salt}, and fry for {~fry}."
            # active needs the cook, passive runs by itself; a range is [shortest, longest].
            durations:
              - id: fry
                label: Fry the onion
                minutes: 20
                attention: active
            cue: ${PEN} What to look, smell or feel for when it is done.
  # More blocks: advance, variants, video, post, photos, promo, notes.
  - type: tips
    title: Key tips
    items:
      - title: ${PEN} A tip
        text: ${PEN} Why it matters.
  - type: keeping
    title: Ahead and after
    fridge: ${PEN} How long it keeps.
  - type: swaps
    title: Instead of
    items:
      - for: onion
        title: ${PEN} shallots
        text: ${PEN} What changes with them.
`;
}
