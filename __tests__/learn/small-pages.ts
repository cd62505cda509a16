import { flourPage, legumesPage, saladsPage } from '@/lib/content/schema/learn';

const words = {
  dek: 'A page.',
  description: 'A small page, just long enough to be described in a list of results.',
};
const picture = (alt: string) => ({ name: 'any', alt });
const answers = { unreadable: 'That is no number.', little: 'Too little.', much: 'Too much.' };

const flours = [
  { id: 'plain', title: 'Plain', name: 'plain flour', protein: [10, 12] },
  { id: 'strong', title: 'Strong', name: 'strong flour', protein: [12, 14] },
  { id: 'soft', title: 'Soft', name: 'soft flour', protein: [7, 9] },
  { id: 'stone', title: 'Stone-ground', name: 'stone-ground flour', proteinText: 'Read it on the bag' },
];

/** A page about flour that says little, in every part that tools and checks know. */
export const flour = flourPage.parse({
  title: 'Flour',
  ...words,
  action: {
    title: 'At work',
    cards: [
      { title: 'A loaf', text: 'It rises.', badge: 'bread', page: '/bread', picture: picture('A loaf') },
    ],
  },
  grains: {
    title: 'Grains',
    id: 'what-is-milled',
    lists: [
      {
        title: 'Wheats',
        grains: [{ name: 'Spelt', text: 'Nutty.', picture: picture('Spelt') }],
        note: 'Gluten.',
      },
    ],
  },
  flours: {
    title: 'Bags',
    flours: flours.map((each) => ({
      ...each,
      picture: picture(each.title),
      text: 'A flour.',
      bestFor: 'Much',
    })),
  },
  which: {
    title: 'Which?',
    finder: {
      dish: 'I am making',
      choose: 'Choose a dish',
      strength: 'or protein of',
      example: '11',
      hint: 'From {least} to {most}%.',
      problems: { ...answers, little: 'They begin at {least}%.', much: 'They end at {most}%.' },
      none: 'No single flour',
      mixture: {
        strong: 'strong',
        middle: 'plain',
        weak: 'soft',
        instead: 'No {middleName}? {strong} g {strongName} and {weak} g {weakName}.',
        beside: 'Or {strong} g {strongName} and {weak} g {weakName}.',
        alone: 'Mix {strong} g {strongName} and {weak} g {weakName}.',
        note: '{weakProtein}% for {weakName} and {strongProtein}% for {strongName}.',
      },
    },
    ruler: { title: 'On one ruler' },
    bakesTitle: 'What for',
    bakes: [
      { id: 'rusks', title: 'Rusks', flours: ['stone'], reason: 'They may be coarse.' },
      { id: 'biscuits', title: 'Biscuits', flours: ['plain', 'soft'], reason: 'They stay short.' },
    ],
  },
  tips: {
    title: 'Tips',
    lists: [
      { title: 'Measuring', items: [{ title: 'Weigh it', text: 'A scale is careful.' }] },
      { title: 'Storing', inContents: true, items: [{ title: 'Cool', text: 'And dry.' }] },
    ],
    cups: {
      title: 'Cups and grams',
      perCup: [125, 130],
      cups: { label: 'Cups', example: '2', problems: { ...answers, much: 'More than {mostCups} cups.' } },
      grams: {
        label: 'or grams',
        example: '320',
        problems: { ...answers, little: 'Less than {leastGrams} g.' },
      },
      hint: 'Fractions are welcome.',
      exact: '{cups}, more or less.',
    },
  },
  sections: [],
});

const beans = ['Borlotti', 'Peas'].map((title) => ({
  id: title.toLowerCase(),
  title,
  picture: picture(title),
  text: `About ${title}.`,
  soak: '8 hours',
  cook: '1 hour',
  cooked: '2 cups',
  goodFor: 'Soup',
}));

/** A page about two beans and what becomes of one of them. */
export const legumes = legumesPage.parse({
  title: 'Legumes',
  ...words,
  what: { title: 'What they are', paragraphs: ['Seeds in pods.'] },
  types: {
    title: 'Types',
    labels: { soak: 'Soak', cook: 'Simmer', cooked: 'Makes', goodFor: 'Good for', safety: 'Take care' },
    legumes: beans.map((bean, index) => (index === 0 ? { ...bean, safety: 'Boil them hard.' } : bean)),
  },
  soy: {
    title: 'Soy',
    products: [
      {
        id: 'natto',
        title: 'Natto',
        native: { text: '納豆', lang: 'ja' },
        picture: picture('Natto'),
        text: 'It draws threads.',
        made: 'By a bacillus.',
      },
    ],
  },
  cooking: { title: 'Cooking', adviceTitle: 'Besides', advice: [{ title: 'Salt', text: 'The soak.' }] },
  sections: [],
});

/** A page about salads with two groups of texts that open. */
export const salads = saladsPage.parse({
  title: 'Salads',
  ...words,
  sections: [
    { type: 'prose', title: 'First', paragraphs: ['A salad is cut.'] },
    {
      type: 'folds',
      title: 'The word',
      folds: [
        { title: 'Etymology', paragraphs: ['It means salted.'], facts: [{ name: 'Latin', value: 'sal' }] },
      ],
    },
    {
      type: 'proportions',
      title: 'How much',
      id: 'how-much',
      columns: ['Part', 'Beside', 'As the meal'],
      rows: [{ part: 'Dressing', examples: 'Any', side: '15 ml', meal: '30 ml' }],
    },
    {
      type: 'folds',
      title: 'Its history',
      folds: [
        { title: 'Parts', id: 'of-what', paragraphs: ['Base and body.'], closing: 'Look for contrast.' },
        { title: 'Origins', paragraphs: ['It is old.'] },
      ],
    },
    { type: 'facts', title: 'Leaves', id: 'leaves', rows: [{ name: 'Kale', value: 'Tough' }] },
    { type: 'links', title: 'Keep reading', links: [{ name: 'Recipes', href: '/recipes' }] },
  ],
});
