import { z } from 'zod';
import { UNITS } from '@/data/schema/units';

/** Listing categories; one per recipe, shown on cards and searched. */
export const CATEGORIES = [
  'Noodles',
  'Pasta',
  'Legumes',
  'Soybean',
  'Salad',
  'Pork',
  'High Protein',
  'Plant Protein',
] as const;

/** Filter values of `/recipes?category=…`; a recipe may carry several. */
export const RECIPE_TYPES = [
  'one-pot',
  'high-protein',
  'chicken',
  'beef',
  'pork',
  'noodles',
  'pasta',
  'salads',
  'legumes',
] as const;

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

export const DIETS = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'] as const;

const text = z.string().trim().min(1);
const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits and hyphens, starting with a letter');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens');
const minutes = z.number().int().positive();
/** Whole minutes, or the shortest and the longest. */
const minutesOrRange = z.union([minutes, z.tuple([minutes, minutes])]);
const day = z.iso.date();

/** A picture of `data/pictures/{name}.webp`, with what a person who cannot see it should know. */
export const pictureRef = z.strictObject({
  /** File name in data/pictures without its ending. */
  name: id,
  /** What the picture shows, one sentence; never empty. */
  alt: text,
  /** Point that every crop keeps, percent from left and top; the middle when left out. */
  focus: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]).optional(),
});

/** A name in its own script, to show at the shop. */
const nativeName = z.strictObject({
  text,
  /** BCP 47 language tag, such as `ko`. */
  lang: z.string().regex(/^[a-z]{2}(-[A-Za-z]+)?$/, 'a language tag such as ko or ja'),
});

export const ingredient = z.strictObject({
  /** Unique within the recipe; step text refers to it as `{id}`. */
  id,
  /** As the list reads it, in lower case: "pork shoulder". */
  name: text,
  /** Name for a count other than one, when it differs: "eggs" beside "egg". */
  plural: text.optional(),
  native: nativeName.optional(),
  /** Amount at the recipe's own yield. Left out means "to taste". */
  amount: z.number().positive().max(100_000).optional(),
  /** Unit of the amount; left out with an amount means a count. */
  unit: z.enum(UNITS).optional(),
  /** Key of data/foods.ts: density and how US kitchens measure it. */
  food: id.optional(),
  /** How it is prepared, after the name: "in {#1.5-cm} dice". Sizes and amounts as in `text` of a step. */
  note: text.optional(),
  /**
   * How a count is rounded at other yields. `up`: to the next whole one (eggs, bay leaves). `nearest`: to the nearest
   * whole one, below one to a half (cloves, cans, onions). `half`: to the nearest half (limes). Left out: `up` for
   * sprigs, leaves and slices, `nearest` for everything else. What is weighed or measured has no need of it.
   */
  round: z.enum(['up', 'nearest', 'half']).optional(),
  optional: z.boolean().optional(),
  /**
   * Key of data/groceries.ts: what to put on a shopping list for it. Ingredients of several recipes with the same
   * key are added up; left out, only those with the same name are.
   */
  buy: id.optional(),
  /** Key of data/learn/cards.ts: the card on an education page that explains it; its name links there. */
  about: id.optional(),
});

/** A length of time a step takes, which the text names as `{~id}` and cook mode offers as a timer. */
export const duration = z.strictObject({
  id,
  /** What the timer is called: "Fry the paste". */
  label: text,
  /** Minutes, or the shortest and longest. Times never scale with servings. */
  minutes: z.union([z.number().positive(), z.tuple([z.number().positive(), z.number().positive()])]),
  /** `active` needs the cook; `passive` runs by itself. */
  attention: z.enum(['active', 'passive']),
  /**
   * Id of the later step that needs this to be over; the steps between go on meanwhile. Left out: the next step
   * waits. Only for what runs by itself.
   */
  until: id.optional(),
});

/** What changes once more is made than the pan, pot or mould holds. */
const beyond = z.strictObject({
  /** The most that is made in one go, in the recipe's own yield: servings, blocks. Not below the recipe's own. */
  upTo: z.number().positive(),
  /** What to do with more. `{*}` reads in how many goes: "in {*} batches". No ingredients and no durations. */
  text,
});

/** Minutes of handiwork before, during and after what runs by itself in the step. */
const workParts = z.strictObject({
  before: z.number().positive().max(240).optional(),
  beside: z.number().positive().max(240).optional(),
  after: z.number().positive().max(240).optional(),
});

export const step = z.strictObject({
  id,
  title: text,
  /**
   * Sentences with references in braces. `{pork}` reads "400 g pork shoulder"; `{pork|amount}` the amount
   * alone; `{pork|name}` the name alone and uses none of it; `{oil|half}`, `{oil|1/3}` a part of it;
   * `{~fry}` a duration of this step; `{@180}` a temperature in degrees Celsius. `{#1.5 cm}` is a size that stays as
   * it is, `{#1.5-cm}` the same before a noun ("½-inch dice"); `{=1.5 L}` or `{=4 piece|pieces}` an amount of no
   * ingredient that follows the yield, `{=4 batch|batches|up}` one that is rounded up.
   */
  text,
  durations: z.array(duration).default([]),
  /**
   * Minutes of handiwork that no duration names, for planning: peeling, plating, clearing the board. A number comes
   * before everything else of the step. What runs by itself starts after `before`, has `beside` done meanwhile, and
   * `after` when it is over; with `until`, it may go on longer than that.
   */
  work: z.union([z.number().positive().max(240), workParts]).optional(),
  /** For more than goes into the pan at once. `repeats` are ids of the step's durations that every round takes anew. */
  beyond: beyond.extend({ repeats: z.array(id).default([]) }).optional(),
  /** Id of the variants block whose chosen variant is used up here, every ingredient of it. */
  uses: id.optional(),
  /** What to look, smell or feel for when the step is done. */
  cue: text.optional(),
  /**
   * What makes the food of this step safe to eat, with its figure, and for whom that matters: shown wherever the step
   * is. References as in `text`, without durations; `{pork|name}` names an ingredient and uses none of it.
   */
  safety: text.optional(),
  picture: pictureRef.optional(),
});

const ingredientGroup = z.strictObject({ title: text.optional(), items: z.array(ingredient).min(1) });
const stepGroup = z.strictObject({ title: text.optional(), steps: z.array(step).min(1) });
const titledText = z.strictObject({ title: text, text });

/** One way of making a part of the recipe: its name, when to choose it, what goes in. */
const variant = z.strictObject({ id, title: text, text, items: z.array(ingredient).min(1) });

/** What may take the place of an ingredient, and what changes with it. */
const swap = z.strictObject({
  /** Id of the ingredient. */
  for: id,
  /** What to take: "chicken thigh". */
  title: text,
  text,
});

export const prepPhoto = z.strictObject({
  picture: pictureRef,
  title: text,
  text,
  /** Id of the step the photo belongs to. */
  step: id,
});

/** Content of a recipe, in reading order. One switch renders them; structured data reads the same blocks. */
export const recipeBlock = z.discriminatedUnion('type', [
  /** The list in titled groups, or flat: `groups` or `items`, one of them. */
  z
    .strictObject({
      type: z.literal('ingredients'),
      groups: z.array(ingredientGroup).min(1).optional(),
      items: z.array(ingredient).min(1).optional(),
    })
    .refine(({ groups, items }) => (groups === undefined) !== (items === undefined), {
      error: 'groups of ingredients or items alone, one of the two',
    }),
  /** What stands on the counter; `beyond` says what replaces it when more is made. */
  z.strictObject({
    type: z.literal('equipment'),
    items: z.array(z.union([text, z.strictObject({ text, beyond })])).min(1),
  }),
  z.strictObject({ type: z.literal('method'), groups: z.array(stepGroup).min(1) }),
  z.strictObject({
    type: z.literal('promo'),
    title: text,
    text,
    /** Discount code, copied on press. */
    code: z.string().regex(/^[A-Z0-9]{3,20}$/, '3 to 20 capitals and digits'),
  }),
  z.strictObject({ type: z.literal('photos'), title: text, photos: z.array(prepPhoto).min(1) }),
  z.strictObject({
    type: z.literal('tips'),
    title: text,
    items: z.array(titledText).min(1),
    /** Stands beside the method instead of under it. */
    aside: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('notes'), title: text, items: z.array(titledText).min(1) }),
  /** What has to happen hours or days before: steps like those of the method, numbered before them. */
  z.strictObject({ type: z.literal('advance'), title: text, steps: z.array(step).min(1) }),
  /** A part of the recipe with several versions, of which the cook chooses one; the first until then. */
  z.strictObject({
    type: z.literal('variants'),
    /** Name of the choice, which a step takes with `uses`; unique among the ingredients too. */
    id,
    title: text,
    text: text.optional(),
    options: z.array(variant).min(2),
  }),
  /** A film, loaded from its provider only when asked for. */
  z.strictObject({
    type: z.literal('video'),
    title: text,
    /** `short` is upright. */
    provider: z.enum(['youtube', 'short']),
    /** The eleven characters that name it at the provider. */
    video: z.string().regex(/^[\w-]{11}$/, 'the eleven characters of a video id'),
    /** Shown before the film is asked for. */
    poster: pictureRef,
    /** What to watch for in it. */
    tips: z.array(text).default([]),
  }),
  /** A post on a social network, drawn by the network's own script only when asked for. */
  z.strictObject({
    type: z.literal('post'),
    title: text,
    text,
    provider: z.literal('instagram'),
    url: z.url({ protocol: /^https$/, hostname: /^www\.instagram\.com$/ }),
  }),
  /** How long it keeps and how to bring it back. */
  z.strictObject({
    type: z.literal('keeping'),
    title: text,
    ahead: text.optional(),
    fridge: text.optional(),
    freezer: text.optional(),
    reheat: text.optional(),
  }),
  z.strictObject({ type: z.literal('swaps'), title: text, items: z.array(swap).min(1) }),
]);

export const recipe = z.strictObject({
  /** A draft is seen with `npm run dev` only, and is left out of the site. */
  status: z.enum(['draft', 'published']).default('published'),
  /** Number of the recipe in every list, unique: also answers at /recipes/{id}. */
  id: z.number().int().positive(),
  /** Last part of the address, unique. */
  slug,
  /**
   * Address of its own outside /recipes, such as `/jjajangmyeon`; or the full address of a recipe on another site, which
   * has its card here, opens in a new tab and has no page. Left out: /recipes/{slug}.
   */
  customLink: z
    .string()
    .regex(
      /^(\/[a-z0-9/-]*[a-z0-9]|https?:\/\/[^\s/]+\S*)$/,
      'a path such as /jjajangmyeon, or a full address of another site',
    )
    .optional(),
  title: text,
  /** Title on cards and in lists where it differs from the page's. */
  cardTitle: text.optional(),
  native: nativeName.optional(),
  category: z.enum(CATEGORIES),
  /** Category on the recipe's own page, where it differs from the one in lists. */
  pageCategory: z.enum(CATEGORIES).optional(),
  types: z.array(z.enum(RECIPE_TYPES)).default([]),
  cuisine: text,
  keywords: z.array(text).min(1),
  /** One or two sentences for search results and share cards, 50 to 160 characters. */
  description: z.string().trim().min(50).max(160),
  /** Opening sentences of the page. */
  dek: text,
  picture: pictureRef,
  pictureCaption: text.optional(),
  /** Whole minutes, or the shortest and longest; `cook` may be 0. `card` is the time that lists show first. */
  times: z.strictObject({
    prep: minutesOrRange,
    cook: z.union([z.literal(0), minutesOrRange]),
    total: minutesOrRange,
    card: minutesOrRange,
    /** What the card's time is, exactly where it is not the total: "prep", "soaking". */
    cardLabel: text.optional(),
  }),
  yield: z.strictObject({
    amount: z.number().positive(),
    /** One of what is made: "serving", "block". */
    unit: text,
    /** Name for more than one, where an s does not make it: "loaves". */
    plural: text.optional(),
    /** As lists read it where a number cannot say it: "2-4". */
    text: text.optional(),
  }),
  difficulty: z.enum(DIFFICULTIES),
  /** Day of publication, YYYY-MM-DD, not in the future. */
  published: day,
  /**
   * Day its content last changed, not before publication and not in the future; `build` for one that counts as changed
   * with every build. Left out: the day of publication.
   */
  updated: z.union([day, z.literal('build')]).optional(),
  allergens: z.array(z.enum(ALLERGENS)).default([]),
  diets: z.array(z.enum(DIETS)).default([]),
  /** Per serving, as the figures were given; never estimated. Calories in kcal, protein in grams. */
  nutrition: z
    .strictObject({
      calories: z.number().int().positive().optional(),
      protein: z.number().positive().optional(),
    })
    .optional(),
  /** Fills a lunch box by itself: grain or starch, vegetable and protein. */
  fullMeal: z.boolean().default(false),
  blocks: z.array(recipeBlock).min(1),
});

export type PictureRef = z.infer<typeof pictureRef>;
export type Ingredient = z.infer<typeof ingredient>;
export type Variant = z.infer<typeof variant>;
export type Duration = z.infer<typeof duration>;
/** A piece of equipment: its words, or with them what replaces it when more is made. */
export type Tool = BlockOf<'equipment'>['items'][number];
export type Step = z.infer<typeof step>;
export type PrepPhoto = z.infer<typeof prepPhoto>;
export type RecipeBlock = z.infer<typeof recipeBlock>;
/** A checked recipe, defaults filled in. */
export type Recipe = z.infer<typeof recipe>;
/** What a recipe file holds, before the checks. */
export type RecipeInput = z.input<typeof recipe>;
/** An allergen as Canadian labels name it. */
export type Allergen = (typeof ALLERGENS)[number];
export type RecipeType = (typeof RECIPE_TYPES)[number];
export type Category = (typeof CATEGORIES)[number];
/** One kind of block, by its type: `BlockOf<'tips'>`. */
export type BlockOf<T extends RecipeBlock['type']> = Extract<RecipeBlock, { type: T }>;
