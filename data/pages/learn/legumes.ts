import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';

export const legumes: Page = {
  path: '/legumes',
  title: 'Legumes',
  metaTitle: 'Legumes, from Bean to Block',
  description:
    'What legumes are, eight of them to know by sight, and how a bag of dried soybeans becomes a block of tofu in a day.',
  dek: 'Seeds that grow in pods, keep for years in a jar, and become soup, curry or a block of tofu.',
  picture: pictures.beanStew,
  caption: 'White beans, potatoes, carrots: one pot, one afternoon.',
  published: '2023-11-22',
  sections: [
    {
      type: 'links',
      title: 'Keep reading',
      links: [
        { name: 'Tofu from Scratch', href: '/tofu', text: '600 g of soybeans and a day of patience.' },
        {
          name: 'The Art & Science of Flour',
          href: '/flour',
          text: 'The other seed that changes everything.',
        },
        { name: 'Salads', href: '/salads', text: 'Where a can of chickpeas is a meal.' },
      ],
    },
  ],
};

/** A heading with the line under it. */
type Head = { id: string; title: string; text?: string };

/** The parts of the page in reading order, which the table of contents lists. */
export const legumeParts = {
  what: { id: 'what-are-legumes', title: 'What are Legumes?' },
  types: { id: 'types-of-legumes', title: 'Types of Legumes' },
  soy: {
    id: 'soy',
    title: 'What a soybean becomes',
    text: 'No other bean has been worked so hard. Pressed, it is milk and curd; left alone with salt and a mould, it is half the flavour of East Asia.',
  },
  cooking: {
    id: 'soaking-and-cooking',
    title: 'Soaking and cooking',
    text: 'Times and cups are for dried legumes, soaked where it says so, at a gentle simmer. Old ones take longer, and some never soften.',
  },
  recipes: {
    id: 'legume-recipes',
    title: 'Legume recipes',
    text: 'Start with the bean that becomes the most.',
  },
  remarkable: {
    id: 'raw-to-remarkable',
    title: 'Raw to Remarkable',
    text: 'The same seed at both ends of the pot.',
  },
} as const satisfies Record<string, Head>;

/** The text of the first panel. */
export const whatAreLegumes = [
  'A legume is a plant of the pea family that carries its seeds in a pod; the word means the plant, the pod and the seed alike. Dried, the seeds are called pulses: beans, lentils, chickpeas, split peas. Soybeans and peanuts belong to the family too, but they are grown for oil as much as for dinner, and are usually counted apart.',
  'They bring their own fertilizer. Bacteria in small nodules on their roots take nitrogen out of the air and hand it to the plant, which pays in sugar. What stays in the ground feeds the next crop, and farmers had beans follow grain long before anyone could say why.',
  'That nitrogen ends up as protein: about a fifth to a quarter of the weight of dried beans and lentils, more than a third of a soybean. It is rich in lysine, which grains are short of, and poor in methionine, which grains have. Beans with rice, dal with roti, hummus with bread: cooks on every continent found the match by taste. It need not even be one bowl; one day is enough.',
  'And they are patient. Dry, cool and dark they keep for years, and only ask for more time in the pot the longer you wait. There is no cheaper way to eat this well: water, salt, and an afternoon that is mostly yours.',
] as const;

/** Labels on the cards of the second panel and in the table, which say the same things. */
export const legumeLabels = {
  soak: 'Soak',
  cook: 'Simmer',
  cooked: '1 cup makes about',
  goodFor: 'Good for',
  safety: 'Take care',
} as const;

/** Heading of the list below the table. */
export const cookingAdviceTitle = 'What the table does not say';

/** What the table of times does not say. */
export const cookingAdvice = [
  {
    title: 'Salt the soak',
    text: 'About 15 g of salt, a scant tablespoon, in each litre. Sodium takes the place of some of the calcium and magnesium that keep the skins stiff, so they cook tender without bursting, seasoned to the middle. Salt does not make beans tough; that is a rumour.',
  },
  {
    title: 'Acid last',
    text: 'Tomatoes, vinegar and lemon hold the cell walls together. Add them once the beans are soft, and soft is how they stay, without falling apart.',
  },
  {
    title: 'Hard water, soft pinch',
    text: 'Calcium in the water slows things too. A pinch of baking soda in the soak helps hard water and old beans. More than a pinch tastes of soap.',
  },
  {
    title: 'Boil first where it counts',
    text: 'Kidney beans, and for safety every bean of their kind: pour the soak away, 10 minutes at a full boil in fresh water, then down to a simmer. Slow cookers stay too cool for this, and beans that were only warmed can be worse than raw.',
  },
  {
    title: 'Forgot to soak?',
    text: 'Boil them for 2 minutes, take them off the heat, leave them covered for 1 hour, drain, and go on as if it were morning. Kidney beans still get their 10 minutes.',
  },
  {
    title: 'Keep the broth',
    text: 'Let beans cool in what they cooked in. They keep for 4 days in the fridge and 3 months in the freezer, and the broth is the soup you have not made yet.',
  },
] as const;

/** The way on from the grid of recipes. */
export const allRecipesLink = { name: 'View All Recipes', href: '/recipes' } as const;
