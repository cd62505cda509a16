import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/lib/content/schema/page';

export const koreanRestaurants: Page = {
  path: '/korean-restaurants',
  title: 'Top 10 Korean Restaurants in North York, Toronto - Coming Soon',
  metaTitle: 'Top 10 Korean Restaurants in North York - Coming Soon',
  description:
    'My ten favourite Korean restaurants along Yonge Street in North York are coming soon. Until then: what to order, and a recipe to cook.',
  dek: 'I am eating my way up Yonge Street, and a list of ten needs more than ten dinners.',
  picture: pictures.softTofuStew,
  sections: [
    {
      type: 'prose',
      title: 'The list, coming soon',
      paragraphs: [
        'Between Sheppard and Steeles the signs are in Hangul for blocks at a time, and every cook there has someone who thinks theirs is the best. A place may stand on a list when I would go back for the dish it is known for, and for the rice beside it.',
      ],
    },
    {
      type: 'tips',
      title: 'What the list will tell you',
      items: [
        {
          title: 'One order',
          icon: 'target',
          text: 'The dish to have if you go once, and how to ask for it.',
        },
        {
          title: 'The right hour',
          icon: 'timer',
          text: 'When the stew is fresh, the table free and the barbecue not yet smoky.',
        },
        {
          title: 'From which station',
          icon: 'layers',
          text: 'Every place within a walk of Sheppard, North York Centre or Finch.',
        },
        {
          title: 'How hungry to come',
          icon: 'scale',
          text: 'Side dishes are refilled, and a barbecue for two is often dinner for three.',
        },
        {
          title: 'Which evening',
          icon: 'calendar',
          text: 'On some the line is out of the door; there is nearly always one on which it is not.',
        },
      ],
    },
    {
      type: 'list',
      title: 'Popular dishes',
      items: [
        {
          title: 'Jjajangmyeon',
          href: '/jjajangmyeon',
          text: 'Noodles in fried black-bean sauce. The recipe is on this site.',
        },
        { title: 'Sundubu jjigae', text: 'Soft tofu stew, still boiling when it reaches you.' },
        { title: 'Gamjatang', text: 'Pork backbone, potato and perilla in a red broth.' },
        { title: 'Tteokbokki', text: 'Rice cakes in a sweet, hot sauce.' },
        { title: 'Haemul pajeon', text: 'A seafood and green onion pancake with crisp edges.' },
      ],
    },
    {
      type: 'cards',
      title: 'While you wait',
      columns: 3,
      cards: [
        {
          title: 'Explore Map',
          meta: 'Toronto: My Culinary Home',
          href: '/travel/toronto',
          picture: pictures.toronto,
        },
        {
          title: 'View Recipe',
          text: 'Jjajangmyeon, from a jar of paste to the table.',
          recipe: 'jjajangmyeon',
        },
        {
          title: 'See Events',
          meta: 'Toronto Food Events',
          href: '/travel/toronto/events',
          picture: pictures.exhibition,
        },
      ],
    },
    {
      type: 'list',
      title: 'Questions',
      items: [
        {
          title: 'Where is Koreatown North?',
          text: 'Along Yonge Street in North York, roughly from Sheppard up to Steeles, on the subway as far as Finch.',
        },
        {
          title: 'Which dish should I try first?',
          text: 'A stew, if you are cold; jjajangmyeon, if you are not. Side dishes come with it and are refilled.',
        },
        {
          title: 'When will the list be ready?',
          text: 'When there are ten places I would send my parents to. It will stand here on that day.',
        },
      ],
    },
  ],
};

/** Over the Korean restaurants of North York that stand on the food map. */
export const mappedWords = {
  title: 'Already on the map',
  text: 'Ten are to come. These have their card already, with what I order there.',
};
