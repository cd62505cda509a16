import { z } from 'zod';
import { type Amount, readAmountText } from './amount';
import { durationField, durationOrRangeField } from './duration';
import {
  array,
  day,
  description,
  id,
  language,
  list,
  object,
  optional,
  optionalText,
  positive,
  reference,
  slug,
  status,
  text,
  webUrl,
} from './fields';
import { UNITS } from './units';

export const DIFFICULTIES = ['Beginner', 'Easy', 'Medium'] as const;

/** Allergens as Canadian labels name them. */
export const ALLERGENS = [
  'Egg',
  'Fish',
  'Gluten',
  'Milk',
  'Mustard',
  'Peanut',
  'Sesame',
  'Shellfish',
  'Soy',
  'Sulphites',
  'Tree nuts',
] as const;

/** Whole minutes, or a range of them. */
const wholeMinutes = durationOrRangeField({ isWhole: true });

const percent = z.number().min(0).max(100);

/** Picture of data/pictures with its alternative text. */
export const pictureRef = object({
  name: reference('picture').describe('File name in data/pictures without its extension.'),
  alt: text.describe('What the picture shows, one sentence; never empty.'),
  focus: optional(z.tuple([percent, percent])).describe(
    'Point that every crop contains, in percent from left and top. Left out: the middle.',
  ),
}).describe('Picture of data/pictures with its alternative text.');

/** Name in its original script, to show in a shop. */
export const nativeName = object({
  text: text.describe('The name as it is written there: "짜장면".'),
  lang: language.describe('BCP 47 language tag, such as `ko`.'),
});

const writtenIngredient = object({
  id: id.describe('Unique within the recipe; step text refers to it as `{id}`.'),
  name: text.describe('Name in the list, in lower case: "pork shoulder".'),
  plural: optionalText.describe('Name for a count other than one, when it differs: "eggs" beside "egg".'),
  native: optional(nativeName).describe('Name in its original script, to show in a shop.'),
  amount: optional(z.union([positive.max(100_000), text])).describe(
    'Amount at the recipe\'s own yield: "400 g", "1/2 tsp", "2-3 cloves", "1 lb 2 oz"; a number alone is a count. Left out means "to taste".',
  ),
  food: optional(reference('food')).describe('Name in data/foods.yaml: density and US measure.'),
  note: optionalText.describe(
    'How it is prepared, after the name: "in {#1.5-cm} dice". Sizes and amounts as in `text` of a step.',
  ),
  round: optional(z.enum(['up', 'nearest', 'half'])).describe(
    'How a count is rounded at other yields. `up`: to the next whole one (eggs, bay leaves). `nearest`: to the nearest whole one, below one to a half (cloves, cans, onions). `half`: to the nearest half (limes). Left out: `up` for sprigs, leaves and slices, `half` for bunches, heads, sticks and packages, `nearest` for everything else. Not needed with a unit.',
  ),
  optional: optional(z.boolean()).describe('`true` for one that can be left out.'),
  buy: optional(reference('grocery')).describe(
    'Name in data/groceries.yaml: what to put on a shopping list for it. Ingredients of several recipes with the same key are added up; left out, only those with the same name are.',
  ),
  about: optional(reference('card')).describe('The card of an education page that its name links to.'),
});

type IngredientFields = Omit<z.output<typeof writtenIngredient>, 'amount'> & Partial<Amount>;

/** Ingredient with its parsed amount: `amount` in `unit`, a count if it has none. */
export const ingredient = writtenIngredient.transform(({ amount, ...rest }, context): IngredientFields => {
  if (amount === undefined) return rest;
  const read = typeof amount === 'number' ? { amount } : readAmountText(amount);
  if (read) return { ...rest, ...read };
  const message = `an amount such as 400 g, 1/2 tsp, 2-3 cloves or 1 lb 2 oz, in: ${UNITS.join(', ')}`;
  context.addIssue({ code: 'custom', path: ['amount'], message });
  return z.NEVER;
});

/** Duration of a step; its text refers to it as `{~id}` and cook mode offers it as a timer. */
export const duration = object({
  id: id.describe('Unique within the recipe; the text of its step refers to it as `{~id}`.'),
  label: text.describe('Name of the timer: "Fry the paste".'),
  minutes: durationOrRangeField().describe(
    'Minutes, or the shortest and longest: 90, 1h30, "1 hr 30 min", [20, 30], 20-30 min. Times never scale with servings.',
  ),
  attention: z.enum(['active', 'passive']).describe('`active` needs the cook; `passive` does not.'),
  until: optional(id).describe(
    'Id of the later step that waits for this; the steps before it are done meanwhile. Left out: the next step waits. Only for passive durations.',
  ),
});

/** Change for yields that exceed the pan, pot or mould. */
const beyond = object({
  upTo: positive.describe(
    "Maximum of one batch, in the unit of the yield: servings, blocks. Not below the recipe's own yield.",
  ),
  text: text.describe(
    'Instruction for larger yields; {*} is the number of batches: "in {*} batches". No ingredients or durations.',
  ),
});

const work = durationField({ most: 240 });

/** Minutes of active work before, during and after the passive durations of a step. */
const workParts = object({
  before: work.optional().describe('Minutes before the durations.'),
  beside: work.optional().describe('Minutes while passive durations run.'),
  after: work.optional().describe('Minutes after the durations.'),
});

/** Reference to an ingredient as in step text, without braces. */
const taken = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*(\|(half|rest|[1-9]\d{0,2}\/[1-9]\d{0,2}))?$/,
    'the id of an ingredient, or a part of it such as flour|half',
  );

export const step = object({
  id: id.describe('Unique within the recipe; `until`, photos and links name it.'),
  title: text.describe('Two to five words, an instruction: "Brown the pork".'),
  text: text.describe(
    'Sentences with references in braces. `{pork}` reads "400 g pork shoulder"; `{pork|amount}` the amount alone; `{pork|name}` the name alone and uses none of it; `{oil|half}`, `{oil|1/3}` a part of it; `{~fry}` a duration of this step; `{@180}` a temperature in degrees Celsius. `{#1.5 cm}` is a size that stays as it is, `{#1.5-cm}` the same before a noun ("½-inch dice"); `{=1.5 L}` or `{=4 piece|pieces}` an amount of no ingredient that follows the yield, `{=4 batch|batches|up}` one that is rounded up.',
  ),
  takes: optional(list(taken)).describe(
    'Ids of ingredients that go in without being named in the sentence: [butter, flour|half]. Listed under it; parts as in `text`.',
  ),
  durations: array(duration)
    .default([])
    .describe('Times of this step, each a timer: frying, resting, baking.'),
  work: optional(
    z.union([work, workParts], {
      error: 'minutes up to 240, such as 20 or 1h30, or {before, beside, after} with minutes each',
    }),
  ).describe(
    'Minutes of active work that are not in `durations`, for planning: peeling, plating, clearing the board. A number is work before the durations. Passive durations start after `before`; `beside` is done during them and `after` follows them; with `until`, a duration may last longer.',
  ),
  beyond: optional(
    beyond.extend({
      repeats: array(id).default([]).describe('Ids of durations of this step that every batch repeats.'),
    }),
  ).describe(
    "For yields that exceed the pan. `repeats` are ids of the step's durations that are repeated for each batch.",
  ),
  uses: optional(id).describe('Id of the variants block whose chosen variant is used here, all of it.'),
  cue: optionalText.describe('What to look, smell or feel for when the step is done.'),
  safety: optionalText.describe(
    'What makes the food of this step safe to eat, with its figure, and for whom that matters: shown wherever the step is. References as in `text`, without durations; `{pork|name}` names an ingredient and uses none of it.',
  ),
  cooks: optional(list(id)).describe(
    'Ids of raw ingredients that are safe to eat after this step, for groceries with a `kind`. Text or `safety` name the temperature that the middle reaches, such as {@74}; the page adds the safe one with its source.',
  ),
  underdone: optionalText.describe(
    'Why the food that this step `cooks` stays below the safe temperature, and for whom that matters: shown with `safety`, and written like it.',
  ),
  picture: optional(pictureRef).describe('Picture of the step, beside its text.'),
});

const ingredientGroup = object({
  title: optionalText.describe('Heading over the group: "Sauce".'),
  items: list(ingredient).describe('Ingredients in the order they are used.'),
});
const stepGroup = object({
  title: optionalText.describe('Heading over the group: "Make the sauce".'),
  steps: list(step).describe('Steps in their order.'),
});

/** Version of a part of the recipe: its name, when to choose it, its ingredients. */
const variant = object({
  id: id.describe('Unique within the recipe.'),
  title: text.describe('Name of the version: "Mild".'),
  text: text.describe('When to choose it.'),
  items: list(ingredient).describe('Ingredients that only this version has.'),
});

/** Substitute for an ingredient, and what changes with it. */
const swap = object({
  for: id.describe('Id of the ingredient.'),
  title: text.describe('What to take: "chicken thigh".'),
  kind: optional(reference('foodKind')).describe(
    'Its kind in data/food-safety.yaml, or `none`; required if the ingredient has a kind.',
  ),
  text: text.describe('What changes with it.'),
});

const prepPhoto = object({
  picture: pictureRef.describe('The photograph.'),
  title: text.describe('What it shows, in a few words.'),
  text: text.describe('What to look at in it.'),
  step: id.describe(
    'Id of the step the photo belongs to. Beside a step without a picture, cook mode shows the last of its photos on a wide screen.',
  ),
});

const blockTitle = text.describe('Heading over the block.');

const titledEntry = object({
  title: text.describe('A few words.'),
  text: text.describe('One to three sentences; ingredients as `{id|name}`.'),
});

/** Blocks of a recipe, in reading order. The page and the structured data are made from them. */
const recipeBlock = z.discriminatedUnion('type', [
  /** Ingredients, either in titled `groups` or as flat `items`. */
  object({
    type: z.literal('ingredients'),
    groups: optional(list(ingredientGroup)).describe('Groups under headings; or `items` without any.'),
    items: optional(list(ingredient)).describe('Ingredients without headings; or `groups`.'),
  }).refine(({ groups, items }) => (groups === undefined) !== (items === undefined), {
    error: 'either groups of ingredients or items',
  }),
  /** Equipment; `beyond` replaces it for larger yields. */
  object({
    type: z.literal('equipment'),
    items: list(
      z.union([
        text,
        object({
          text: text.describe('The tool at the yield of the recipe.'),
          beyond: beyond.describe('The tool for larger yields.'),
        }),
      ]),
    ).describe('Tools with their sizes: "Pot of {#4 L}".'),
  }),
  object({
    type: z.literal('method'),
    groups: list(stepGroup).describe('Steps, in groups with a heading each or in one without.'),
  }),
  /** The card of the sponsor in data/site.yaml. */
  object({ type: z.literal('promo') }),
  object({
    type: z.literal('photos'),
    title: blockTitle,
    photos: list(prepPhoto).describe('Photographs in their order.'),
  }),
  object({
    type: z.literal('tips'),
    title: blockTitle,
    items: list(titledEntry).describe('Tips, each with a heading.'),
    aside: optional(z.boolean()).describe('Beside the method instead of under it.'),
  }),
  object({
    type: z.literal('notes'),
    title: blockTitle,
    items: list(titledEntry).describe('Notes, each with a heading.'),
  }),
  /** Steps hours or days ahead, numbered before those of the method. */
  object({
    type: z.literal('advance'),
    title: blockTitle,
    steps: list(step).describe('Steps in their order.'),
  }),
  /** Part of the recipe with several versions; the first is the default. */
  object({
    type: z.literal('variants'),
    id: id.describe('Name of the choice, which a step takes with `uses`; unique among the ingredients too.'),
    name: optionalText.describe(
      'Name of the part within a sentence: "brine". Left out: the words of the `id`.',
    ),
    title: blockTitle,
    text: optionalText.describe('What the choice is about.'),
    options: array(variant).min(2).describe('The versions; the first is the default.'),
  }),
  /** Video, loaded from its provider only on request. */
  object({
    type: z.literal('video'),
    title: blockTitle,
    provider: z.enum(['youtube', 'short']).describe('`short` is upright.'),
    video: z
      .string()
      .regex(/^[\w-]{11}$/, 'the eleven characters of a video id')
      .describe('Id of eleven characters at the provider.'),
    poster: pictureRef.describe('Shown before the video is loaded.'),
    uploaded: optional(day).describe(
      'Day of its upload, which search engines require. Left out: structured data without the video.',
    ),
    tips: array(text).default([]).describe('What to watch for in it.'),
  }),
  /** Post on a social network, whose frame is loaded only on request. */
  object({
    type: z.literal('post'),
    title: blockTitle,
    text: text.describe('What the post shows, for those who do not load it.'),
    provider: z.literal('instagram'),
    url: z
      .url({ protocol: /^https$/, hostname: /^www\.instagram\.com$/ })
      .describe('Address of the post: https://www.instagram.com/p/…'),
  }),
  /** Storage and reheating. */
  object({
    type: z.literal('keeping'),
    title: blockTitle,
    ahead: optionalText.describe('What can be done hours or days before.'),
    fridge: optionalText.describe('How long it keeps in the fridge.'),
    freezer: optionalText.describe('Whether and how long it keeps frozen.'),
    reheat: optionalText.describe('How to warm it up.'),
  }),
  object({
    type: z.literal('swaps'),
    title: blockTitle,
    items: list(swap).describe('Substitutes, several of one ingredient too.'),
  }),
]);

const times = object({
  prep: wholeMinutes.describe('Minutes of preparation before the heat.'),
  cook: durationOrRangeField({ isWhole: true, hasZero: true }).describe(
    'Minutes on the heat or in the oven; 0 for none.',
  ),
  rest: optional(
    object({
      label: text.describe('Name of the waiting: "Chill".'),
      minutes: wholeMinutes.describe('Minutes of it, or the shortest and longest.'),
    }),
  ).describe(
    'Waiting that is neither: chilling, rising, marinating. `label` names it: "Chill". Counts towards the total.',
  ),
  total: wholeMinutes.describe('`prep`, `cook` and `rest` together.'),
  card: wholeMinutes.describe('The time that lists show; with `cardLabel` if it is not the total.'),
  cardLabel: optionalText.describe(
    'Label of the time on the card, if it is not the total: "prep", "soaking".',
  ),
}).describe(
  'Whole minutes, or the shortest and longest: 90, 1h30, "1 hr 30 min", [20, 30], 20-30 min; `cook` may be 0. `card` is what lists show.',
);

const amountOrNone = optional(z.number().min(0));

const nutrition = object({
  calories: optional(z.number().int().positive()).describe('Kilocalories.'),
  protein: optional(positive).describe('Grams.'),
  carbohydrate: amountOrNone.describe('Grams.'),
  fat: amountOrNone.describe('Grams.'),
  saturatedFat: amountOrNone.describe('Grams, part of the fat.'),
  fibre: amountOrNone.describe('Grams.'),
  sugar: amountOrNone.describe('Grams, part of the carbohydrate.'),
  sodium: amountOrNone.describe('Milligrams.'),
});

/** Source of a recipe that was adapted from another one. */
const source = object({
  name: text.describe('Author, book or site: "Anna Miller, Winter Soups".'),
  href: optional(webUrl).describe('Its address, if it has one.'),
}).describe('Recipe of someone else that this one is or was adapted from, shown as "Adapted from …".');

export const recipe = object({
  status,
  id: z
    .number()
    .int()
    .positive()
    .describe('Number of the recipe in every list, unique: also answers at /recipes/{id}.'),
  todo: array(text)
    .nullish()
    .describe(
      'What you still have to decide or look up, a line each: "times.prep: not in the source". A draft may have it; a recipe with any line cannot be published.',
    ),
  slug: slug.describe('Last part of the address, unique.'),
  customLink: z
    .string()
    .regex(
      /^(\/(recipes\/)?[a-z0-9-]*[a-z0-9]|https?:\/\/[^\s/]+\S*)$/,
      'a path such as /jjajangmyeon, or a full address of another site',
    )
    .optional()
    .describe(
      'Address of its own outside /recipes, such as `/jjajangmyeon`; or the full address of a recipe on another site, which has its card here, opens in a new tab and has no page. Left out: /recipes/{slug}.',
    ),
  language: optional(language).describe(
    'BCP 47 language the recipe is written in where it is not that of the site: `ko` for Korean (a language, no country). Its page, structured data and share card are marked with it; the interface stays in the language of the site. Left out: the language of the site.',
  ),
  title: text.describe('Name of the dish.'),
  cardTitle: optionalText.describe("Title on cards and in lists where it differs from the page's."),
  native: optional(nativeName).describe('Name in its original script: 짜장면.'),
  category: reference('category').describe('First text of its card: a name in data/vocabulary.yaml.'),
  pageCategory: optional(reference('category')).describe('Category on its own page, where it differs.'),
  types: array(reference('recipeType')).default([]).describe('Filters of the list of recipes it belongs to.'),
  cuisine: text.describe('Where it comes from: "Korean".'),
  keywords: list(text).describe('Words people search for, other spellings too.'),
  description,
  dek: text.describe('Opening sentences of the page.'),
  picture: pictureRef.describe('The finished dish; also its card.'),
  pictureCaption: optionalText.describe('One sentence under the picture.'),
  times,
  yield: object({
    amount: positive.describe('How much the amounts of the list make: 4.'),
    unit: text.describe('Unit in the singular: "serving", "block".'),
    plural: optionalText.describe('Unit in the plural, if it is not formed with an s: "loaves".'),
    text: optionalText.describe('Yield in lists, if it is not a single number: "2-4".'),
  }).describe('What the recipe makes.'),
  difficulty: z.enum(DIFFICULTIES).describe('For whom it is.'),
  published: day.describe('Day of publication, YYYY-MM-DD, not in the future.'),
  updated: optional(z.union([day, z.literal('build')])).describe(
    'Day its content last changed, not before publication and not in the future; `build` for one that counts as changed with every build. Left out: the day of publication.',
  ),
  allergens: array(z.enum(ALLERGENS)).default([]).describe('Everything in it that labels have to name.'),
  diets: array(reference('diet')).default([]).describe('Diets it follows: names in data/vocabulary.yaml.'),
  nutrition: optional(nutrition).describe(
    'Per serving: kcal, grams, and milligrams of sodium. As given, never estimated.',
  ),
  source: optional(source),
  fullMeal: z
    .boolean()
    .default(false)
    .describe('Fills a lunch box by itself: grain or starch, vegetable and protein.'),
  blocks: list(recipeBlock).describe('Parts of the recipe in the order of the page, each with a `type`.'),
});

export type PictureRef = z.infer<typeof pictureRef>;
export type Ingredient = z.infer<typeof ingredient>;
export type Variant = z.infer<typeof variant>;
export type Duration = z.infer<typeof duration>;
/** Piece of equipment: a text, or with the text that replaces it for larger yields. */
export type Tool = BlockOf<'equipment'>['items'][number];
export type Step = z.infer<typeof step>;
export type PrepPhoto = z.infer<typeof prepPhoto>;
export type RecipeBlock = z.infer<typeof recipeBlock>;
/** Validated recipe with defaults. */
export type Recipe = z.infer<typeof recipe>;
/** An allergen as Canadian labels name it. */
export type Allergen = (typeof ALLERGENS)[number];
/** One kind of block, by its type: `BlockOf<'tips'>`. */
export type BlockOf<T extends RecipeBlock['type']> = Extract<RecipeBlock, { type: T }>;
