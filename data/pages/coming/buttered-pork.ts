import { pictures } from '@/data/pages/pictures';
import type { ComingRecipe } from '@/data/schema/page';

export const butteredPork: ComingRecipe = {
  path: '/buttered-pork',
  title: 'Buttered Pork',
  cardTitle: 'Buttered Pork Recipe',
  description:
    'Pork brined in stages for 5 to 6 days, dried in the air for up to 24 hours, roasted and finished in butter. Mostly waiting, well spent.',
  dek: 'Five to six days, of which you work about two hours. The fridge and the salt do the rest.',
  picture: pictures.butteredPork,
  category: 'Pork',
  types: ['pork'],
  time: '5-6 days',
  facts: [
    { name: 'Brining', value: '5-6 days' },
    { name: 'Per stage', value: '2-3 days' },
    { name: 'Air drying', value: 'At most 24 hrs' },
  ],
  paragraphs: [
    'A brine carries salt into the middle of the meat, and with the salt goes water, which is why the pork stays juicy through a hot oven. Two stages of two to three days each let the seasoning change halfway, from plain salt to something with more to say.',
    'Then the piece dries uncovered in the fridge for at most 24 hours, so that the outside browns at once. The butter comes last, when the fire is off: it melts into the cuts and stays there.',
  ],
};
