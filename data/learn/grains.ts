import type { Wash } from '@/data/schema/pictures';

/** How a kernel is drawn where there is no photograph of it; lengths in parts of the drawing's height. */
export type KernelDrawing = {
  /** `creased` has the furrow of wheat and rye, `ridged` the lines of barley, `plain` is smooth. */
  form: 'creased' | 'ridged' | 'plain' | 'triangle';
  /** From tip to tip, 0 to 1. */
  length: number;
  /** Across at the widest, 0 to 1. */
  width: number;
  /** Colour of the ground. */
  wash: Wash;
};

/** A wheat to bake with. */
export type GrainVariety = { name: string; description: string; image: KernelDrawing };

/** A grain beside wheat. */
export type GrainItem = { name: string; description: string; image: KernelDrawing };

export const grainVarieties: readonly GrainVariety[] = [
  {
    name: 'Hard red spring',
    description:
      'Sown in spring on the Canadian prairies and the northern plains. High in protein, it is the strength in bread flour.',
    image: { form: 'creased', length: 0.62, width: 0.34, wash: 'peach' },
  },
  {
    name: 'Soft white',
    description:
      'Pale and low in protein. It goes into cake and pastry flour, crackers, and biscuits that snap.',
    image: { form: 'creased', length: 0.58, width: 0.42, wash: 'sky' },
  },
  {
    name: 'Durum',
    description:
      'A species of its own, amber and glassy. Coarse it is semolina; it is also couscous and most bulgur.',
    image: { form: 'creased', length: 0.8, width: 0.32, wash: 'danmuji' },
  },
  {
    name: 'Spelt',
    description:
      'An old wheat that keeps its husk until the mill. Nutty, with a gluten that stretches well and tears soon: knead it less.',
    image: { form: 'creased', length: 0.76, width: 0.36, wash: 'peach' },
  },
  {
    name: 'Einkorn',
    description:
      'Farmed for some ten thousand years, small and golden, as a rule one kernel to a husk, as its German name says. The dough is sticky and rises little.',
    image: { form: 'creased', length: 0.6, width: 0.24, wash: 'danmuji' },
  },
];

export const grainItems: readonly GrainItem[] = [
  {
    name: 'Rye',
    description:
      'Its gluten hardly forms a net; gums that hold water take over. The loaf is dense, moist, and good for days.',
    image: { form: 'creased', length: 0.78, width: 0.24, wash: 'sage' },
  },
  {
    name: 'Barley',
    description:
      'Sweet and weak. Malted it feeds beer and bread; roasted it is tea, boricha in Korea and mugicha in Japan.',
    image: { form: 'ridged', length: 0.72, width: 0.36, wash: 'danmuji' },
  },
  {
    name: 'Buckwheat',
    description:
      'Neither a wheat nor a grass, but a cousin of rhubarb. No gluten, much flavour: soba, galettes, blini.',
    image: { form: 'triangle', length: 0.56, width: 0.54, wash: 'peach' },
  },
  {
    name: 'Rice',
    description:
      'No gluten, though one kind is called glutinous, for its stickiness. Noodles from one rice, mochi from the other.',
    image: { form: 'plain', length: 0.7, width: 0.22, wash: 'sky' },
  },
];
