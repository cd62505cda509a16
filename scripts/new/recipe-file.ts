import { STILL_TO_WRITE as PEN } from '@/lib/content/checks/still-to-write';
import { ALLERGENS } from '@/lib/content/schema/recipe';
import { vocabulary } from '@/lib/content/vocabulary';

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

/** A title as the last part of an address: "Crème brûlée" becomes `creme-brulee`; '' when nothing of it is left. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Text of a recipe file that passes the checks as a draft; what is marked keeps it from being published. */
export function recipeFile({ title, slug, id, today }: NewRecipe): string {
  return `import type { RecipeInput } from '@/lib/content/schema/recipe';

// Replace every text that begins with ${PEN}, then delete \`status\`: the recipe is in every list, the search,
// the sitemap, the feed and has its share card. Until then only \`npm run dev\` shows it, at /recipes/${slug}/.
// What each field means stands in data/schema/recipe.ts; data/recipes/jjajangmyeon.ts is a finished one.
export const recipe: RecipeInput = {
  status: 'draft',
  id: ${id},
  slug: '${slug}',
  title: ${quote(title)},
  // One of: ${vocabulary.categories.map(({ name }) => name).join(', ')}.
  category: 'Legumes',
  // Filters of the recipe list: ${vocabulary.recipeTypes.map(({ id }) => id).join(', ')}.
  types: ['one-pot'],
  cuisine: '${PEN} Korean',
  keywords: ['${PEN} words people search for'],
  // For search results and share cards, 50 to 160 characters.
  description: '${PEN} What it is, what is special about it, how many it serves and in how many minutes.',
  dek: '${PEN} One or two sentences that make a reader hungry.',
  // Put a picture at least 1600 px wide into data/pictures/${slug}.webp and name it here.
  picture: { name: 'prep-diced-vegetables', alt: '${PEN} What the picture shows, in one sentence' },
  // Minutes, or [shortest, longest]. total = prep + cook; card is what lists show first: where it is not the total,
  // cardLabel says what it is, such as 'prep'.
  times: { prep: 10, cook: 20, total: 30, card: 30 },
  yield: { amount: 4, unit: 'serving' },
  difficulty: 'Easy',
  published: '${today}',
  // Once it is published and you change it: updated: 'YYYY-MM-DD', which search engines and the feed are told.
  // ${ALLERGENS.join(', ')}.
  allergens: [],
  // ${vocabulary.diets.map(({ id }) => id).join(', ')}.
  diets: [],
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          items: [
            // Amounts are for the yield above. What is counted is rounded at others: \`round: 'up'\` for eggs. \`buy\` is a key of data/groceries.ts, for shopping lists;
            // \`food\` one of data/foods.ts, for cups and grams.
            { id: 'onion', name: 'onion', amount: 200, unit: 'g', buy: 'onion', food: 'diced-onion' },
            { id: 'oil', name: 'oil', amount: 2, unit: 'tbsp', buy: 'neutral-oil', food: 'neutral-oil' },
            // No amount means "to taste".
            { id: 'salt', name: 'salt', buy: 'salt' },
          ],
        },
      ],
    },
    { type: 'equipment', items: ['${PEN} Wide pan, {#28 cm}'] },
    {
      type: 'method',
      groups: [
        {
          steps: [
            {
              id: 'cut',
              title: '${PEN} Cut the onion',
              // {onion} reads "200 g onion" and uses it up; {oil|half} and {oil|rest} use parts of it.
              // {#1.5 cm} is a measure that stays as it is, {=4 piece|pieces} one that follows the servings.
              text: '${PEN} Cut {onion} into thin slices.',
              // Minutes of handiwork that no duration names, for planning.
              work: 10,
            },
            {
              id: 'fry',
              title: '${PEN} Fry it',
              text: '${PEN} Heat {oil} to {@150}, add the {onion|name} and {salt}, and fry for {~fry}.',
              // active needs the cook, passive runs by itself; a range is [shortest, longest].
              durations: [{ id: 'fry', label: 'Fry the onion', minutes: 20, attention: 'active' }],
              cue: '${PEN} What to look, smell or feel for when it is done.',
            },
          ],
        },
      ],
    },
    // More blocks: advance, variants, video, post, photos, promo, notes.
    { type: 'tips', title: 'Key tips', items: [{ title: '${PEN} A tip', text: '${PEN} Why it matters.' }] },
    { type: 'keeping', title: 'Ahead and after', fridge: '${PEN} How long it keeps.' },
    {
      type: 'swaps',
      title: 'Instead of',
      items: [{ for: 'onion', title: '${PEN} shallots', text: '${PEN} What changes with them.' }],
    },
  ],
};
`;
}
