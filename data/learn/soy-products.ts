import { pictures } from '@/data/pages/pictures';
import type { PictureRef } from '@/lib/content/schema/recipe';
import type { LearnCardId } from './cards';

/** Something made of soybeans. The title stands in data/learn/cards.ts. */
export type SoyProduct = {
  /** Id of the card, `#tofu`. */
  id: LearnCardId;
  picture: PictureRef;
  /** Name in its own script, to show at the shop. */
  native?: { text: string; lang: string };
  /** What it is. */
  text: string;
  /** How it is made. */
  made: string;
  /** Slug of the recipe that makes it here, from the bean. */
  recipe?: string;
};

/** From the bean outwards: pressed first, then fermented. */
export const soyProducts: readonly SoyProduct[] = [
  {
    id: 'soy-milk',
    picture: { ...pictures.soyMilk, focus: [75, 50] },
    native: { text: '두유', lang: 'ko' },
    text: 'What a bean gives up to water: protein, oil, and a taste of cut grass that boiling tames. The carton is for drinking; tofu wants it thicker, and plain.',
    made: 'Soaked beans are ground with water, brought to the boil, and strained through a cloth.',
    recipe: 'tofu',
  },
  {
    id: 'tofu',
    picture: pictures.stirFry,
    native: { text: '두부', lang: 'ko' },
    text: 'Soy milk, set. How long it is pressed decides the rest: silken is not pressed at all, firm can be fried, extra firm can be grilled.',
    made: 'Hot soy milk is curdled with a mineral salt such as nigari or gypsum, or with an acid; the curds are pressed in a cloth.',
    recipe: 'tofu',
  },
  {
    id: 'okara',
    picture: { ...pictures.okara, focus: [12, 45] },
    native: { text: '비지', lang: 'ko' },
    text: 'The pulp that stays in the cloth: fibre, and some of the protein. It keeps for three days in the fridge, so it soon goes into a pancake, or a stew.',
    made: 'It makes itself whenever soy milk is strained. Freeze what you do not use.',
    recipe: 'tofu',
  },
  {
    id: 'edamame',
    picture: {
      name: 'soy-edamame',
      alt: 'A dark bowl piled with boiled edamame pods under salt, a few pods and shelled beans beside it',
      focus: [25, 46],
    },
    native: { text: '枝豆', lang: 'ja' },
    text: 'Soybeans picked green, before they harden. A vegetable more than a pulse; the pod is for holding, not for eating.',
    made: 'Boiled in the pod in well-salted water for about 5 minutes.',
  },
  {
    id: 'tempeh',
    picture: {
      name: 'soy-tempeh',
      alt: 'A pale cake of tempeh cut into slices on a board, and a plate of fried slices with scallion and chilli in front',
      focus: [70, 55],
    },
    text: 'A firm cake from Indonesia in which the beans stay whole. It tastes of nuts and mushrooms, and browns well.',
    made: 'Hulled, cooked beans are bound by a mould, Rhizopus, that grows through them in a day or two of warmth.',
  },
  {
    id: 'miso',
    picture: {
      name: 'soy-miso',
      alt: 'A dark bowl of red-brown miso, a smaller one of pale miso and a spoonful of the red in front',
      focus: [32, 48],
    },
    native: { text: '味噌', lang: 'ja' },
    text: 'A paste to season with. Pale miso is young and sweet, red miso old and salty. It goes in at the end: boiling flattens it.',
    made: 'Cooked beans are mashed with salt and koji, rice or barley grown over with a mould, and left for weeks, or for years.',
  },
  {
    id: 'soy-sauce',
    picture: {
      name: 'soy-sauce',
      alt: 'A white dish of dark soy sauce on a wooden disc, a corked bottle, soybeans and roasted wheat beside it',
      focus: [50, 52],
    },
    native: { text: '간장', lang: 'ko' },
    text: 'Salt, and everything that time makes of protein. Most of it is as much wheat as soy, so it holds gluten; tamari often does not, and says so on its label.',
    made: 'Beans and roasted wheat are grown over with koji, kept in brine for months, then pressed.',
  },
  {
    id: 'black-bean-paste',
    picture: {
      name: 'soy-black-bean-paste',
      alt: 'A white bowl of glossy black bean paste, a spoonful of it, and a plate with yellow radish and raw onion',
      focus: [32, 48],
    },
    native: { text: '춘장', lang: 'ko' },
    text: 'The black paste of jjajangmyeon, salty and a little bitter until it meets hot oil. The colour comes from caramel and not from black beans.',
    made: 'Soybeans and wheat flour are fermented with salt; caramel makes the paste dark and sweet.',
  },
];
