import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const about: Page = {
  path: '/about',
  title: 'I cook from the raw end.',
  metaTitle: 'About',
  description:
    'Who cooks here and why: recipes from plain ingredients, the places I eat in Toronto, Japan and California, and how to get in touch.',
  dek: 'A cook in Toronto who would rather make the noodles than open the packet, and writes down what happened.',
  picture: pictures.dough,
  caption: 'Flour, water, salt. Most good things here start this way.',
  sections: [
    {
      type: 'prose',
      title: 'My story',
      paragraphs: [
        'It started with a block of tofu. I had eaten it all my life and could not have said what it was made of, so I soaked a bag of soybeans to find out. A day later I had one block, a very clean pot of curds and the habit this site is named after: take the raw thing, follow it all the way, and see what it becomes.',
        'The recipes are tested in an ordinary kitchen with an ordinary stove. Weights are in grams because a cup of flour depends on who fills it, and each step says what to look for, because your pan is not mine.',
        'When I am not cooking I am eating out, mostly in Toronto, where a bowl from almost any country is a streetcar ride away. Japan and California are the two places I keep going back to.',
      ],
    },
    {
      type: 'facts',
      title: 'What you find here',
      rows: [
        {
          name: 'Recipes',
          value: 'From plain ingredients',
          note: 'Metric first, with US measures a tap away.',
        },
        { name: 'Food maps', value: 'Toronto, Japan, California' },
        { name: 'Ingredients', value: 'Flour, legumes, salads, noodles' },
        { name: 'Coaching', value: 'For people who cook on camera' },
      ],
    },
    {
      type: 'profiles',
      title: 'Come and cook along',
    },
    {
      type: 'mail',
      title: 'Write to me',
      text: 'Questions about a recipe, a correction, a restaurant I should know: every message reaches me.',
      mail: {
        buttonText: 'Send a message',
        subject: 'Hello from your site',
        body: 'Hello,\n\n',
      },
    },
    {
      type: 'links',
      title: 'Start here',
      links: [
        { name: 'Jjajangmyeon', href: '/jjajangmyeon', text: 'The bowl I would cook for you first.' },
        { name: 'All Recipes', href: '/recipes', text: 'Everything I have written down so far.' },
        { name: 'My Content', href: '/content', text: 'Where the videos are.' },
        { name: 'Coaching & Mentorship', href: '/coaching', text: 'If you want to make food your work.' },
      ],
    },
  ],
};
