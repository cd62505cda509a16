import type { PictureRef } from '@/lib/content/schema/recipe';

/** A wheat to bake with. */
export type GrainVariety = { name: string; description: string; picture: PictureRef };

/** A grain beside wheat. */
export type GrainItem = { name: string; description: string; picture: PictureRef };

export const grainVarieties: readonly GrainVariety[] = [
  {
    name: 'Hard red spring',
    description:
      'Sown in spring on the Canadian prairies and the northern plains. High in protein, it is the strength in bread flour.',
    picture: {
      name: 'grain-hard-red',
      alt: 'A linen sack of red-brown wheat kernels, a wooden scoop of them in front and bearded ears beside it on blue linen',
      focus: [30, 48],
    },
  },
  {
    name: 'Soft white',
    description:
      'Pale and low in protein. It goes into cake and pastry flour, crackers, and biscuits that snap.',
    picture: {
      name: 'grain-soft-white',
      alt: 'A teal bowl of plump pale wheat kernels with a wooden spoonful and beardless ears on ochre linen',
      focus: [30, 42],
    },
  },
  {
    name: 'Durum',
    description:
      'A species of its own, amber and glassy. Coarse it is semolina; it is also couscous and most bulgur.',
    picture: {
      name: 'grain-durum',
      alt: 'A heap of long amber durum kernels with a wooden scoop in it and long-bearded ears behind',
      focus: [30, 52],
    },
  },
  {
    name: 'Spelt',
    description:
      'An old wheat that keeps its husk until the mill. Nutty, with a gluten that stretches well and tears soon: knead it less.',
    picture: {
      name: 'grain-spelt',
      alt: 'Two heaps on a wooden board: spelt still in its husks and the freed brown kernels, with beardless ears above',
      focus: [50, 52],
    },
  },
  {
    name: 'Einkorn',
    description:
      'Farmed for some ten thousand years, small and golden, as a rule one kernel to a husk, as its German name says. The dough is sticky and rises little.',
    picture: {
      name: 'grain-einkorn',
      alt: 'Slim golden einkorn kernels in a linen sack and a small celadon bowl, with fine bearded ears beside them',
      focus: [62, 46],
    },
  },
];

export const grainItems: readonly GrainItem[] = [
  {
    name: 'Rye',
    description:
      'Its gluten hardly forms a net; gums that hold water take over. The loaf is dense, moist, and good for days.',
    picture: {
      name: 'grain-rye',
      alt: 'An oat-coloured bowl of slim grey-brown rye kernels, a scoop leaning on it and long ears on ochre linen',
      focus: [72, 46],
    },
  },
  {
    name: 'Barley',
    description:
      'Sweet and weak. Malted it feeds beer and bread; roasted it is tea, boricha in Korea and mugicha in Japan.',
    picture: {
      name: 'grain-barley',
      alt: 'A linen sack of pale barley, a small bowl of roasted barley and a cup of the amber tea made of it',
      focus: [38, 52],
    },
  },
  {
    name: 'Buckwheat',
    description:
      'Neither a wheat nor a grass, but a cousin of rhubarb. No gluten, much flavour: soba, galettes, blini.',
    picture: {
      name: 'grain-buckwheat',
      alt: 'Dark three-edged buckwheat seeds in a wooden bowl and pale hulled groats in a small one',
      focus: [30, 50],
    },
  },
  {
    name: 'Rice',
    description:
      'No gluten, though one kind is called glutinous, for its stickiness. Noodles from one rice, mochi from the other.',
    picture: {
      name: 'grain-rice',
      alt: 'Slim white rice in a dark bowl and round, chalky glutinous rice in a small clay bowl, with a spoonful in front',
      focus: [28, 48],
    },
  },
];
