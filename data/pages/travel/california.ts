import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const california: Page = {
  path: '/travel/california',
  title: 'California, top to bottom',
  metaTitle: 'California Food Map',
  description:
    'What to eat in five regions of California: oysters in the north, sourdough by the bay, tri-tip, fish tacos and dates in the desert.',
  dek: 'Eight hundred miles of coast, and something to eat at every turn of it.',
  picture: pictures.california,
  sections: [
    {
      type: 'list',
      title: 'Regional specialties',
      items: [
        {
          title: 'Northern California',
          text: 'Oysters from Humboldt Bay, rice from the Sacramento Valley, and cheese from farms that sell at the gate.',
        },
        {
          title: 'Bay Area',
          text: 'Sourdough, Dungeness crab in season, cioppino, and the burrito the Mission District is known for.',
        },
        {
          title: 'Central Coast',
          text: 'Santa Maria tri-tip grilled over red oak, and artichokes around Castroville.',
        },
        {
          title: 'Southern California',
          text: 'Fish tacos in San Diego, and in Los Angeles everything from Koreatown barbecue to a taco truck at midnight.',
        },
        {
          title: 'Desert Region',
          text: 'Dates from the Coachella Valley, by the box or in a very thick milkshake.',
        },
      ],
    },
    {
      type: 'prose',
      title: 'At the side of the road',
      paragraphs: [
        'The best shop in California is a table under an awning with a price on a piece of cardboard. I stop for citrus in winter, strawberries in spring, stone fruit in summer, and drive home with the windows open because of the garlic.',
      ],
    },
    {
      type: 'cards',
      title: 'For what you bring home',
      columns: 3,
      cards: [
        {
          title: 'Simple Greek Salad',
          meta: '15 min, serves 2 to 4',
          href: '/greek-salad-recipe',
          picture: pictures.greekSalad,
        },
        {
          title: 'Turkey Taco Bowls',
          meta: '35 min',
          href: '/recipes/turkey-taco-bowls',
          picture: pictures.tacoBowl,
        },
        {
          title: 'Mediterranean Salmon Containers',
          meta: '45 min',
          href: '/recipes/mediterranean-salmon',
          picture: pictures.salmon,
        },
      ],
    },
    {
      type: 'links',
      title: 'Other places I eat',
      links: [
        { name: 'Toronto', href: '/travel/toronto', text: 'Home.' },
        { name: 'Japan', href: '/travel/japan', text: 'Region by region.' },
      ],
    },
  ],
};
