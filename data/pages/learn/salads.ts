import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const salads: Page = {
  path: '/salads',
  title: 'Salads',
  metaTitle: 'Salads, Their Origins and Parts',
  description:
    'Where the word salad comes from, what a salad is made of, how the Greek one came about, and a simple Greek salad in 15 minutes.',
  dek: 'The word means salted. Everything else about a salad is a decision.',
  picture: pictures.greekSalad,
  sections: [
    {
      type: 'prose',
      title: 'Etymology of Salad',
      paragraphs: [
        'Salad comes through French salade from the Latin salata, short for herba salata: salted greens. Romans dressed raw leaves with brine or with salt, oil and vinegar, and the salt stayed in the name long after it stopped being the point.',
      ],
    },
    {
      type: 'list',
      title: 'Components of a Salad',
      items: [
        { title: 'Base', text: 'Leaves, grains, beans, or a vegetable cut large enough to carry the rest.' },
        { title: 'Body', text: 'What makes it a meal: cheese, egg, fish, legumes, last night’s chicken.' },
        {
          title: 'Dressing',
          text: 'Fat, acid and salt. Three parts oil to one part vinegar is where most cooks start.',
        },
        { title: 'Garnish', text: 'Something crisp or sharp at the end: seeds, herbs, croutons, raw onion.' },
      ],
    },
    {
      type: 'prose',
      title: 'Ancient Origins of Salads',
      paragraphs: [
        'Greeks and Romans ate raw greens with oil, vinegar and salt, and argued about when: before the meal to wake the appetite, or after it to help digestion. Both habits survive, in different countries, on the same continent.',
      ],
    },
    {
      type: 'prose',
      title: 'Origins of Greek Salad',
      paragraphs: [
        'In Greece it is horiatiki, the village salad: tomato, cucumber, onion, olives, a slab of feta, oregano and oil. It cannot be ancient, because tomatoes reached Greek gardens only in the nineteenth century. Lettuce is the foreign addition.',
      ],
    },
    {
      type: 'links',
      title: 'Salad recipes',
      links: [
        { name: 'Simple Greek Salad', href: '/greek-salad-recipe', text: '15 min, serves 2 to 4.' },
        { name: 'Meal Prep Ideas', href: '/recipes/meal-prep', text: 'How to keep it crisp until Thursday.' },
        { name: 'All Recipes', href: '/recipes' },
      ],
    },
  ],
};
