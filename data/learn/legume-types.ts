import { pictures } from '@/data/pages/pictures';
import type { PictureRef } from '@/lib/content/schema/recipe';
import type { LearnCardId } from './cards';

/** One legume to know by sight. The title stands in data/learn/cards.ts. */
export type LegumeType = {
  /** Id of the card, `#chickpeas`. */
  id: LearnCardId;
  picture: PictureRef;
  text: string;
  /** In cold water before cooking: "8 to 12 hours", "None". */
  soak: string;
  /** At a simmer, after the soak. */
  cook: string;
  /** What one cup of the dried ones becomes: "2½ to 3 cups". */
  cooked: string;
  /** What to make of it, without a full stop. */
  goodFor: string;
  /** What has to be done so that nobody falls ill. */
  safety?: string;
};

export const legumeTypes: readonly LegumeType[] = [
  {
    id: 'soybeans',
    picture: pictures.legumeSoybeans,
    text: 'Small, round, hard as gravel, and the richest in protein of the eight: more than a third of the dried weight. Seldom eaten plain; ground, pressed and brewed they fill half a pantry.',
    soak: '10 hours, or 24 in the fridge',
    cook: '2½ to 3 hours',
    cooked: '2½ to 3 cups',
    goodFor: 'Soy milk, tofu, a sweet soy braise',
    safety: 'Never raw. Heat undoes what would keep us from digesting their protein.',
  },
  {
    id: 'black-beans',
    picture: pictures.legumeBlackBeans,
    text: 'One of the many common beans that came from the Americas. Earthy, with a broth like ink that is worth as much as the beans.',
    soak: 'None, or 8 to 12 hours',
    cook: '1½ to 2 hours, soaked 1 to 1½',
    cooked: '2½ to 3 cups',
    goodFor: 'Soup, taco bowls, beans with rice',
    safety: 'Ten minutes at a full boil first, as for kidney beans.',
  },
  {
    id: 'kidney-beans',
    picture: pictures.legumeKidneyBeans,
    text: 'Large, red, mealy, with a skin that stays whole. They take spice well and stand up to hours in a pot.',
    soak: '8 to 12 hours',
    cook: '10 minutes at a full boil, then 1 to 1½ hours',
    cooked: '2½ to 3 cups',
    goodFor: 'Chili, rajma, red beans and rice',
    safety:
      'Raw or half cooked, a few beans make you ill: they hold a lectin that only boiling destroys. Pour the soaking water off, boil them hard in fresh water for 10 minutes, then simmer. The FDA in the United States says 30, to be certain. A slow cooker alone does not get hot enough. Canned ones are ready.',
  },
  {
    id: 'chickpeas',
    picture: pictures.legumeChickpeas,
    text: 'Nutty and firm, they hold their shape through a long simmer. The large pale ones are kabuli; the small dark ones are desi, which split become chana dal.',
    soak: '8 to 12 hours',
    cook: '1 to 2 hours',
    cooked: '2½ to 3 cups',
    goodFor: 'Curry, hummus, and falafel, for which they are soaked and not cooked',
  },
  {
    id: 'lentils',
    picture: pictures.legumeLentils,
    text: 'Flat, thin, and so the quickest. Green and brown ones stay whole. Red ones have lost their skin, cook in half the time, and melt.',
    soak: 'None',
    cook: '20 to 35 minutes',
    cooked: '2 to 2½ cups',
    goodFor: 'Salads and stews; the red ones dal',
  },
  {
    id: 'cannellini-beans',
    picture: pictures.legumeCannellini,
    text: 'The white bean of Tuscany: thin skin, and an inside that turns to cream. Cooked gently they stay whole, crushed they thicken their own broth.',
    soak: '8 to 12 hours',
    cook: '1 to 1½ hours',
    cooked: '2½ to 3 cups',
    goodFor: 'Minestrone, salads, on toast with oil',
    safety: 'They hold less of what red kidney beans do. Boil them 10 minutes all the same.',
  },
  {
    id: 'split-peas',
    picture: pictures.legumeSplitPeas,
    text: 'Field peas, dried, peeled, and parted where they part by themselves. Nothing holds them together any more, so they stir into a purée.',
    soak: 'None',
    cook: '40 to 60 minutes',
    cooked: '2 to 2½ cups',
    goodFor: 'Pea soup, yellow dal',
  },
  {
    id: 'mung-beans',
    picture: pictures.legumeMungBeans,
    text: 'Small, green, faintly sweet. Given water and three or four dark days they sprout; peeled and split they are yellow, and cook like lentils.',
    soak: 'None, or 4 hours to grind them',
    cook: '30 to 45 minutes',
    cooked: '2½ to 3 cups',
    goodFor: 'Sprouts, dal, and bindaetteok, the Korean pancake',
  },
];
