import type { LearnCardId } from '@/data/learn/cards';
import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';

export const flour: Page = {
  path: '/flour',
  title: 'The Art & Science of Flour',
  metaTitle: 'Flour, Its Art & Science',
  description:
    'How much protein is in each flour and what it does, stone against roller milling, and how to measure and store what you buy.',
  dek: 'One grain, ground finer or coarser, with more or less protein. The rest is water and time.',
  picture: pictures.dough,
  caption: 'Flour, water and a rest: dough on its way to noodles.',
  published: '2025-05-07',
  sections: [
    {
      type: 'links',
      title: 'Put it to use',
      links: [
        { name: 'Noodles, three ways', href: '/noodles', text: 'Where most of my flour goes.' },
        { name: 'Legumes', href: '/legumes', text: 'The other seed that changes everything.' },
        { name: 'All Recipes', href: '/recipes' },
      ],
    },
  ],
};

/** A heading with the line under it. */
type Head = { id: string; title: string; text?: string };

/** The parts of the page in reading order, which the table of contents lists. */
export const flourParts = {
  action: { id: 'flour-in-action', title: 'Flour in Action' },
  milling: {
    id: 'milling',
    title: 'The Milling Process',
    text: 'There are two ways into a kernel: grind all of it at once, or open it and take it apart.',
  },
  grains: {
    id: 'grains',
    title: 'Wheat & Grain Varieties',
    text: 'The bag says flour. The field decided most of it.',
  },
  understanding: {
    id: 'understanding',
    title: 'Understanding Different Flours',
    text: 'Six bags that cover nearly everything. Where a figure stands, it is grams of protein in 100 g.',
  },
  which: {
    id: 'which-flour',
    title: 'Which flour?',
    text: 'Ask for a dish, or for a strength. What you lack can often be mixed from what you have.',
  },
  tips: { id: 'tips', title: 'Flour Tips & Techniques' },
} as const satisfies Record<string, Head>;

/** What stands before the first part. */
export const flourIntro = [
  'A kernel of wheat is packed for a journey. Most of it is endosperm, the store of starch and protein that would feed a seedling. Around that lies the bran, a coat against the weather, and in one corner sits the germ, the seedling itself. Milling grinds the three together or takes them apart, and nearly everything that sets one bag of flour apart from the next follows from that choice, and from the wheat that went in.',
  'Add water, and two of the proteins, glutenin and gliadin, join into gluten: an elastic net that stretches, springs back, and catches gas. More protein makes a stronger net. In a noodle that is chew, in a loaf it is height, in a cake it is a mistake. Kneading builds the net and rest relaxes it; fat and sugar keep it short, and so does stopping early, which is why muffin batter is stirred and not beaten.',
  'Starch does the quiet work. From about 60 °C it drinks and swells: it thickens a sauce, sets a crumb, and clouds the water pasta was boiled in, which is why a ladle of that water binds sauce to spaghetti better than any cream.',
] as const;

/** The parts of a kernel with their share of its weight, and what happens to them. */
export const kernelParts = {
  caption: 'A wheat kernel cut lengthwise. Shares of its weight are rounded.',
  alt: 'Drawing of a wheat kernel cut lengthwise: a thin coat of bran, the large endosperm inside, the small germ at the bottom.',
  bran: { name: 'Bran', share: 'about 14%', text: 'The coat: fibre, minerals, colour' },
  endosperm: {
    name: 'Endosperm',
    share: 'about 83%',
    text: 'The store: starch and protein. White flour is this alone',
  },
  germ: { name: 'Germ', share: 'about 3%', text: 'The seedling: oil and vitamins' },
} as const;

/** Stone and roller milling side by side. */
export const milling = {
  stone: {
    name: 'Stone milling',
    text: 'The whole kernel goes between two stones and comes out as flour in one pass. Bran, germ and endosperm stay together unless somebody sifts them. The oil of the germ is spread through everything, which is where the flavour comes from, and the short life.',
  },
  roller: {
    name: 'Roller milling',
    text: 'Pairs of grooved steel rollers, one turning faster than the other, shear the kernel open. Sieves part what falls out, smooth rollers reduce it, and so on, pass after pass. The method spread from Hungary in the second half of the nineteenth century and made white flour an everyday thing.',
  },
  rows: [
    {
      name: 'What it does',
      stone: 'One pass between two stones',
      roller: 'Many passes between rollers, a sieve after each',
    },
    {
      name: 'What stays in',
      stone: 'Bran, germ and endosperm',
      roller: 'Endosperm alone for white flour; for whole wheat the rest is put back',
    },
    {
      name: 'Grind',
      stone: 'Uneven, flecked, a little warm in colour',
      roller: 'Fine, even, the same in every bag',
    },
    {
      name: 'Taste',
      stone: 'Of grain: nutty, faintly sweet',
      roller: 'Mild; it lets butter and sugar speak',
    },
    { name: 'Keeps', stone: '3-6 months', roller: 'White: up to 1 year' },
    {
      name: 'Good for',
      stone: 'Sourdough, flatbreads, crackers',
      roller: 'Cakes, noodles, a high white loaf',
    },
  ],
} as const;

/** Headings and notes around the two lists of grains. */
export const grainWords = {
  varieties: 'The wheats',
  items: 'Beside wheat',
  note: 'Spelt, einkorn and durum are wheat, and rye and barley hold gluten too: none of them is for anyone with coeliac disease. Buckwheat and rice are, when the mill keeps them apart.',
} as const;

/** What a field that takes an amount says when it cannot work with it. */
export type AmountAnswers = Record<'unreadable' | 'little' | 'much', string>;

/** Words of the flour finder. Names in braces are filled in: bounds, amounts, flours. */
export type FinderWords = {
  dish: string;
  choose: string;
  strength: string;
  example: string;
  /** While nothing is asked. */
  hint: string;
  problems: AmountAnswers;
  /** Where no flour has the strength asked for. */
  none: string;
  /** A mixture in place of the flour a dish asks for, beside flours of the strength, and where there are none. */
  blends: Record<'instead' | 'beside' | 'alone', string>;
  blendNote: string;
};

/** Words of the calculator between cups and grams, filled in likewise. */
export type CupsWords = Record<
  'cups' | 'grams',
  { label: string; example: string; problems: AmountAnswers }
> & {
  hint: string;
  /** Behind what a measuring set has for it: how many cups exactly. */
  exact: string;
};

/** The flours that are mixed, and the one they stand in for. */
export const flourBlend = {
  strong: 'bread-flour',
  middle: 'all-purpose-flour',
  weak: 'cake-and-pastry-flour',
} as const satisfies Record<string, LearnCardId>;

export type FlourBlend = Record<keyof typeof flourBlend, LearnCardId>;

const finderWords: FinderWords = {
  dish: 'I am making',
  choose: 'Choose a dish',
  strength: 'or I want protein of, in %',
  example: '11',
  hint: 'From {least} to {most}%: low for cake, high for bread.',
  problems: {
    unreadable: 'A number, please: 11, 11.5 or 11,5.',
    little: 'The flours of this page begin at {least}%.',
    much: 'The flours of this page end at {most}%.',
  },
  none: 'No single flour of this page',
  blends: {
    instead: 'No {middleName} at hand? For every 100 g, {strong} g {strongName} and {weak} g {weakName}.',
    beside: 'Or mix it: for every 100 g, {strong} g {strongName} and {weak} g {weakName}.',
    alone: 'Mix it: for every 100 g, {strong} g {strongName} and {weak} g {weakName}.',
  },
  blendNote:
    'Mixtures are an estimate: they take each flour at the middle of its range, {weakProtein}% for {weakName} and {strongProtein}% for {strongName}.',
};

const cupsWords: CupsWords = {
  cups: {
    label: 'Cups',
    example: '2 1/2',
    problems: {
      unreadable: 'Cups as a number, please: 2, 2.5 or 2 1/2.',
      little: 'That is less than a spoon can hold.',
      much: 'That is more than {mostCups} cups: a sack, and the mill has weighed it.',
    },
  },
  grams: {
    label: 'or grams',
    example: '320',
    problems: {
      unreadable: 'Grams as a number, please: 320 or 0.5 kg.',
      little: 'Less than {leastGrams} g is for a jeweller’s scale.',
      much: 'That is more than {mostCups} cups: a sack, and the mill has weighed it.',
    },
  },
  hint: 'Fractions are welcome: 2 1/2, 1½, 2,5.',
  exact: '{cups}, depending on how full the cup is.',
};

/** Words of the two calculators and of the tables that say the same without them. */
export const flourTools = {
  bakesCaption: 'What to reach for',
  proteinCaption: 'Protein on one ruler',
  proteinNote: 'For whole wheat, 00 and semolina the bag knows better than I do.',
  finder: finderWords,
  cups: {
    id: 'cups-and-grams',
    title: 'Cups and grams',
    text: 'White flour, spooned in and levelled. A cup is a habit and a gram is a fact: when it matters, weigh it.',
    words: cupsWords,
  },
} as const;

/** The two lists of the last part. */
export const flourTips = {
  measuring: {
    id: 'measuring',
    title: 'Measuring',
    items: [
      {
        title: 'Weigh it',
        text: '1 cup of flour is about 125-130 g, if you are careful. A scale is careful for you.',
      },
      {
        title: 'Or stir, spoon, level',
        text: 'Loosen the flour in its bag, spoon it into the cup, draw a knife across. Scooping packs it and can add a fifth.',
      },
      {
        title: 'Mind the comma',
        text: '“1 cup sifted flour” is sifted and then measured. “1 cup flour, sifted” is measured and then sifted, and weighs more.',
      },
      {
        title: 'Swap by weight',
        text: 'A cup of whole wheat does not weigh what a cup of cake flour does. Trade gram for gram, then look at the dough.',
      },
      {
        title: 'Keep a spoonful of water back',
        text: 'Flours drink differently, and the same flour drinks more in dry weather. Add the last of it when the dough asks.',
      },
    ],
  },
  storing: {
    id: 'storing',
    title: 'Storing',
    items: [
      {
        title: 'Refined: up to 1 year',
        text: 'Sealed, cool, dry, away from the stove and from anything that smells.',
      },
      {
        title: 'Whole grain: 3-6 months',
        text: 'Its oils turn. Good flour smells of grass and nuts; if it smells of paint or crayons it is over. The freezer gives it longer.',
      },
      {
        title: 'New flour: 48 hours in the freezer',
        text: 'That kills insect eggs that came along from the mill. Let the bag come back to room temperature before you open it, or damp gets in.',
      },
      {
        title: 'One jar, one bag',
        text: 'Write the day on it, finish it, wash it. Fresh flour poured on old takes on its age.',
      },
      {
        title: 'Do not taste the dough',
        text: 'Flour is a raw food and can carry what meat can. Heat makes it safe; washing hands and bowls does the rest.',
      },
    ],
  },
} as const;

/** Ids on the page with what stands there, in reading order: the parts, and two places in the last that people look for. */
export const flourContents: readonly { id: string; title: string }[] = [
  ...Object.values(flourParts),
  flourTips.storing,
  flourTools.cups,
];
