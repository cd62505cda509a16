import { pictures } from '@/data/pages/pictures';
import type { Fact, Figure, Page, PageSection } from '@/lib/content/schema/page';

/** A text that opens and closes under its title. */
export type Fold = {
  /** Id of its heading, for links: `/salads#etymology`. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** A ruled table after the paragraphs, and the words that close it. */
  facts?: readonly Fact[];
  closing?: string;
};

/** A picture beside a section, and what to see in it. */
/** How much of each part goes in, for one person. */
export type Proportions = {
  id: string;
  title: string;
  figure: Figure;
  text: string;
  /** Names of the columns: the part, then the two portions. */
  columns: readonly [string, string, string];
  rows: readonly { part: string; examples: string; side: string; meal: string }[];
  note: string;
};

const intro: PageSection = {
  type: 'prose',
  title: 'Before you cut anything',
  paragraphs: [
    'A salad is the one dish that nothing in the kitchen can rescue afterwards. No heat brings it together, no hour on the stove rounds it off. What you taste is what you bought, how dry it was, and how much salt and acid you gave it in the last minute. That is why I think it is cooking, and not the thing beside it.',
    'It is also the most forgiving idea there is. Something to carry, something to fill, something to bind, something to bite on: change any of the four and it is still a salad. Once the proportions are in your hand you stop looking up recipes and start looking at the market.',
    'This page holds what I look up myself: how much of everything, the ratios of five dressings, what to salt and for how long, which leaf wants which dressing, and what Ontario has in which month. After that comes where it all began, for the evenings when dinner is already made.',
  ],
};

/** The main block after the table of proportions. */
const build: readonly PageSection[] = [
  {
    type: 'facts',
    title: 'Dressings by ratio',
    id: 'dressings',
    figure: { picture: pictures.vinaigrette, caption: 'Oil, vinegar, mustard, salt, and a jar.' },
    text: 'Amounts dress four side salads, or two that are dinner. Shake them in a jar, all but the Greek one.',
    rows: [
      {
        name: 'Vinaigrette',
        value: '3 oil to 1 vinegar',
        note: '45 ml olive oil, 15 ml wine vinegar, ½\u00a0tsp Dijon mustard, ¼\u00a0tsp fine salt. For any leaf.',
      },
      {
        name: 'Lemon',
        value: '2 oil to 1 lemon juice',
        note: '40 ml olive oil, 20 ml juice, ¼\u00a0tsp fine salt. For arugula, fennel, grains and fish.',
      },
      {
        name: 'Greek',
        value: '4 oil to 1 vinegar',
        note: '60 ml olive oil, 15 ml red wine vinegar, oregano, each poured on by itself. The tomatoes bring the rest of the acid.',
      },
      {
        name: 'Yogurt',
        value: '4 yogurt to 1 lemon juice',
        note: '60 g plain yogurt, 15 ml juice, 1 tsp olive oil, ¼\u00a0tsp fine salt, a little grated garlic. For cucumber, romaine and beets.',
      },
      {
        name: 'Soy and sesame',
        value: '3 oil to 2 rice vinegar to 1 soy sauce',
        note: '30 ml neutral oil, 20 ml vinegar, 10 ml soy sauce, a few drops of toasted sesame oil. No other salt. For cabbage, cucumber and tofu.',
      },
    ],
    note: 'Acid differs from bottle to bottle, and from lemon to lemon. The ratio is where to begin; a leaf dipped in the jar says where to stop.',
  },
  {
    type: 'list',
    title: 'Salt first, dress last',
    id: 'salting',
    figure: {
      picture: {
        name: 'salad-salted',
        alt: 'Salted tomato wedges and cucumber slices draining in a sieve over a bowl, red onion in pink vinegar and a bowl of salt beside it',
        focus: [42, 48],
      },
      caption: 'Fifteen minutes in a sieve. Meanwhile the onion turns the vinegar pink.',
    },
    text: 'The order matters more than the recipe.',
    items: [
      {
        title: '1. Wash, then dry',
        text: 'Swim the leaves in plenty of cold water, lift them out, spin them, then roll them in a cloth. Oil slides off a wet leaf and the dressing ends up at the bottom of the bowl.',
      },
      {
        title: '2. Salt what is wet',
        meta: '15 min',
        text: 'Tomatoes and cucumbers give up water whether you ask or not. Half a teaspoon of fine salt to 500 g, fifteen minutes in a sieve, and they do it before they meet the dressing. What is left tastes more of itself.',
      },
      {
        title: '3. Soften what is sharp',
        meta: '10 to 15 min',
        text: 'Raw onion, sliced thin, loses its sting in cold water. Or leave it in the vinegar of the dressing: a red one turns pink, and both get better.',
      },
      {
        title: '4. Salt into the acid',
        text: 'Salt dissolves in vinegar and lemon juice and hardly at all in oil. Stir it in before the oil goes on, or you will bite on it later.',
      },
      {
        title: '5. Dress late, or on purpose early',
        text: 'Tender leaves get their dressing at the table. Kale and cabbage want it twenty minutes sooner, beans and grains want it warm.',
      },
      {
        title: '6. Turn with your hands',
        text: 'From the bottom of the bowl, lightly, until every leaf shines and none of them drips. Then eat one before anyone else does. It usually needs salt.',
      },
    ],
  },
  {
    type: 'facts',
    title: 'Leaves to know',
    id: 'leaves',
    figure: {
      picture: pictures.saladLeaves,
      caption: 'Above: butterhead, romaine, young spinach. Below: arugula, watercress, radicchio, kale.',
    },
    text: 'From mild to bitter, with what each can carry.',
    rows: [
      {
        name: 'Butterhead',
        value: 'Mild, soft',
        note: 'A plain vinaigrette and herbs. It bruises, so tear it at the last moment.',
      },
      {
        name: 'Romaine',
        value: 'Sweet, crisp rib',
        note: 'Holds up thick dressings and keeps for a week as a whole head.',
      },
      {
        name: 'Young spinach',
        value: 'Mild, a little mineral',
        note: 'Takes a warm dressing, egg, mushrooms and fruit.',
      },
      {
        name: 'Cabbage',
        value: 'Sweet, hard',
        note: 'Shred it fine and salt it: one teaspoon to 500 g for twenty minutes. Better after an hour, good the next day.',
      },
      {
        name: 'Arugula',
        value: 'Peppery',
        note: 'Lemon, oil and shaved hard cheese. Use it within three days.',
      },
      {
        name: 'Watercress',
        value: 'Hot, like mustard',
        note: 'With orange, beets or smoked fish. Stand it in a glass of water; it wilts within two days.',
      },
      {
        name: 'Kale',
        value: 'Tough, earthy',
        note: 'Strip out the ribs and rub it with salt and oil for two minutes, until it darkens and gives in.',
      },
      {
        name: 'Endive and frisée',
        value: 'Bitter, crisp',
        note: 'Mustard in the dressing, a soft egg, blue cheese or a pear.',
      },
      {
        name: 'Radicchio',
        value: 'Bitter, firm',
        note: 'Half an hour in cold water takes some of the bitterness out. Something sweet and something salty do the rest.',
      },
    ],
  },
  {
    type: 'facts',
    title: 'What grows when',
    id: 'seasons',
    text: 'In Ontario, outdoors. Greenhouses fill the gaps with cucumbers, lettuce and tomatoes for most of the year.',
    rows: [
      {
        name: 'May and June',
        value: 'Asparagus, radishes, spinach, lettuce',
        note: 'Thin dressings, soft eggs, the first herbs.',
      },
      {
        name: 'July to September',
        value: 'Tomatoes, cucumbers, peppers, beans, corn, basil',
        note: 'No leaves needed. This is the time for Greek salad.',
      },
      {
        name: 'October and November',
        value: 'Kale, beets, carrots, fennel, apples, pears',
        note: 'Nuts, hard cheese, cider vinegar. Radicchio is sweeter after a cold night.',
      },
      {
        name: 'December to April',
        value: 'Cabbage, carrots, beets and apples from storage',
        note: 'Beans and grains for body, and citrus from farther south for the acid.',
      },
    ],
  },
  {
    type: 'list',
    title: 'When it is not right',
    id: 'mending',
    items: [
      {
        title: 'It is watery',
        text: 'The leaves were wet, or the tomatoes were not salted first. Pour off the puddle, add oil and salt, and turn once more.',
      },
      {
        title: 'It is flat',
        text: 'Salt, then a few drops of acid, in this order. Nine times out of ten it was the salt.',
      },
      {
        title: 'It is too sharp',
        text: 'More oil, or something that is fat already: cheese, avocado, nuts. A pinch of sugar hides acid for a moment only.',
      },
      {
        title: 'The leaves are limp',
        text: 'Ten to twenty minutes in ice water bring back a tired lettuce, as long as it is not dressed yet. Dry it well.',
      },
    ],
  },
  {
    type: 'facts',
    title: 'How long it keeps',
    id: 'keeping',
    rows: [
      {
        name: 'Washed leaves',
        value: 'Up to 5 days',
        note: 'Very dry, in a closed box with a cloth, in the fridge.',
      },
      {
        name: 'Vinaigrette',
        value: '1 week',
        note: 'In the fridge, made without fresh garlic or herbs. Olive oil sets in the cold: take it out early and shake it.',
      },
      {
        name: 'Beans, grains or cabbage, dressed',
        value: '3 days',
        note: 'In the fridge. Taste again before serving: they drink the salt.',
      },
      {
        name: 'Tender leaves, dressed',
        value: 'Half an hour',
        note: 'For a lunch box, carry the dressing by itself.',
      },
    ],
  },
];

const more: PageSection = {
  type: 'links',
  title: 'Keep reading',
  links: [
    { name: 'Meal Prep Ideas', href: '/recipes/meal-prep', text: 'How to keep it crisp until lunch.' },
    {
      name: 'What are Legumes?',
      href: '/legumes',
      text: 'Beans and lentils are what makes a salad dinner.',
    },
    { name: 'All Recipes', href: '/recipes' },
  ],
};

export const salads: Page = {
  path: '/salads',
  title: 'Salads',
  metaTitle: 'Salads, Their Origins and Parts',
  description:
    'How to build a salad: proportions, five dressings by ratio, what to salt, leaves and seasons, and where the word and Greek salad come from.',
  dek: 'The word means salted. Everything else about a salad is a decision.',
  picture: {
    name: 'salad-caesar',
    alt: 'Romaine in a wooden bowl with a creamy dressing, croutons and shaved hard cheese, half a lemon beside it',
    focus: [42, 48],
  },
  caption: 'Romaine holds up a thick dressing. The croutons come last, and only as many as stay crisp.',
  published: '2024-07-03',
  sections: [intro, ...build, more],
};

const proportions: Proportions = {
  id: 'proportions',
  figure: {
    picture: {
      name: 'salad-nicoise',
      alt: 'A plate of leaves with halved eggs, green beans, potato, tomato, olives, radish and red onion, seen from above',
    },
    caption: 'As the meal: leaves, vegetables, potato, and eggs for the protein.',
  },
  title: 'How to build a salad',
  text: 'For one person. Weigh it twice and you will see it by eye the third time.',
  columns: ['Part', 'Beside a meal', 'As the meal'],
  rows: [
    { part: 'Base', examples: 'Leaves, torn or shredded', side: '50 g', meal: '80 g' },
    { part: 'Vegetables', examples: 'Tomato, cucumber, carrot, radish', side: '40 g', meal: '120 g' },
    { part: 'Grain or starch', examples: 'Cooked barley, couscous, potato', side: 'None', meal: '100 g' },
    { part: 'Protein', examples: 'Beans, fish, chicken, tofu, two eggs', side: 'None', meal: '100 g' },
    { part: 'Crunch', examples: 'Nuts, seeds, croutons', side: '5 g', meal: '15 g' },
    { part: 'Dressing', examples: 'See the ratios below', side: '15 ml', meal: '30 ml' },
  ],
  note: 'Cheese counts as protein and as salt: half the weight is enough. In a salad without leaves, such as a Greek one, the vegetables take the place of the base.',
};

const etymology: Fold = {
  id: 'etymology',
  title: 'Etymology of Salad',
  paragraphs: [
    'Salad means salted. The Romans seasoned raw greens with brine, or with salt, oil and vinegar, and in everyday Latin such a dish was herba salata, salted herbs. The second word was enough. The form is reconstructed rather than found written down, but its children are everywhere.',
  ],
  facts: [
    { name: 'Latin', value: 'sal', note: 'Salt.' },
    { name: 'Vulgar Latin', value: 'salare, salata', note: 'To salt; salted, said of greens.' },
    {
      name: 'Old French',
      value: 'salade',
      note: 'Borrowed from the south, where Provençal and Italian dialects said salada.',
    },
    {
      name: 'English, before 1400',
      value: 'salat, salade',
      note: 'A recipe in The Forme of Cury, the roll of the cooks of Richard II, dresses herbs and onions with oil, vinegar and salt.',
    },
  ],
  closing:
    'The same salt is in sauce, salsa, sausage and salami. Dutch made sla of salade, and with kool, cabbage, it became coleslaw. German still calls the lettuce itself Salat. Salary belongs to the family as well, through Latin salarium, though the soldier who was paid in salt is a better story than the evidence allows. And salad days, for being young and green, are Shakespeare’s: Cleopatra says it of herself.',
};

const histories: readonly Fold[] = [
  {
    id: 'components',
    title: 'Components of a Salad',
    paragraphs: [
      'Four parts, of which a side salad may leave out the second. If you can name what does which job in the bowl, you can swap anything for anything.',
    ],
    facts: [
      {
        name: 'Base',
        value: 'What carries',
        note: 'Leaves, shredded cabbage, cooked grains, beans, or a vegetable cut large enough to carry the rest.',
      },
      {
        name: 'Body',
        value: 'What makes it a meal',
        note: 'Cheese, egg, fish, legumes, tofu, last night’s chicken.',
      },
      {
        name: 'Dressing',
        value: 'What binds',
        note: 'Fat, acid and salt. Mustard, yogurt or tahini help oil and vinegar stay together for a while.',
      },
      {
        name: 'Garnish',
        value: 'What wakes it up',
        note: 'Something crisp or sharp at the end: seeds, herbs, croutons, raw onion, olives.',
      },
    ],
    closing:
      'Then look for contrast rather than number. Soft beside crisp, fat beside sour, one thing sweet and one thing bitter. Five ingredients that differ taste of more than twelve that agree.',
  },
  {
    id: 'ancient-origins',
    title: 'Ancient Origins of Salads',
    paragraphs: [
      'Greeks and Romans ate raw greens with oil, vinegar and salt. The Latin word for such dishes was acetaria, from acetum, vinegar: it was named for the acid before it was named for the salt. Pliny praises the plants of the garden because they were always at hand and needed no fire.',
      'Moretum was the farmhouse version, pounded rather than tossed. Columella, in the first century, takes savory, mint, rue, coriander, parsley, leek, lettuce, arugula and thyme, crushes them with fresh salted cheese and a little peppered vinegar, and pours oil over the plate. A Latin poem of the same name follows a farmer as he makes his before dawn, until the colours in the mortar become one: color est e pluribus unus.',
      'When to eat it was an argument then as now. Martial asks why lettuce, which closed the dinners of our grandfathers, begins ours. Before the meal to wake the appetite, after it to settle the stomach: both habits survive, in different countries of the same continent.',
      'The first book in English that is about nothing else is John Evelyn’s Acetaria, a Discourse of Sallets, of 1699. He wanted the leaves well washed and well dried, good oil, and someone with judgement to mix them. There is not much to add.',
    ],
  },
  {
    id: 'greek-salad',
    title: 'Origins of Greek Salad',
    paragraphs: [
      'In Greece it is horiatiki, the village salad: tomato, cucumber, onion, often green pepper, olives, a slab of feta, oregano and oil. It is a summer dish. Lettuce, which grows there in the cool months, is a salad of its own, and in a horiatiki it is the foreign addition.',
      'It cannot be ancient. The tomato came to Europe from the Americas in the sixteenth century, reached Greek gardens only in the nineteenth, and took until about the twentieth to become everyday food. The parts themselves are older than the bowl: bread, cheese, olives and an onion were what one took along to the field.',
      'How the bowl came about is told in more than one way. Most tellings place it in the tavernas of the 1960s and 1970s, when visitors came in numbers and a dish that looked like the place was wanted. One of them adds that the price of a plain tomato salad was capped, and that a slab of feta made it a different dish with a price of its own. I like that one, and could not prove it.',
      'The cheese at least is certain. Since 2002 feta is a protected name in the European Union: made in Greece, from sheep’s milk, with up to three tenths of goat’s. Serve it whole, on top, and let everyone break off their own.',
    ],
  },
];

/** Everything on the page around its plain sections, in reading order. */
export const saladParts = {
  intro,
  etymology: { title: 'Where the word comes from', fold: etymology },
  proportions,
  build,
  histories: { title: 'What it is made of, and how it began', folds: histories },
  recipes: {
    title: 'Salad recipes',
    text: 'Where the proportions are put to use.',
  },
  more,
};

/** Ids on the page with what stands there, in reading order. */
export const saladContents: readonly { id: string; title: string }[] = [
  etymology,
  proportions,
  ...build.flatMap((section) =>
    'id' in section && section.id && section.title ? [{ id: section.id, title: section.title }] : [],
  ),
  ...histories,
  { id: 'recipes', title: saladParts.recipes.title },
];
