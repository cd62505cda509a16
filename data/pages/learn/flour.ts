import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const flour: Page = {
  path: '/flour',
  title: 'The Art & Science of Flour',
  metaTitle: 'Flour, Its Art & Science',
  description:
    'How much protein is in each flour and what it does, stone against roller milling, and how to measure and store what you buy.',
  dek: 'One grain, ground finer or coarser, with more or less protein. The rest is water and time.',
  picture: pictures.flourAllPurpose,
  sections: [
    {
      type: 'cards',
      title: 'Flour in Action',
      columns: 3,
      cards: [
        {
          title: 'Jjajangmyeon',
          meta: 'Noodle',
          text: 'Thick wheat noodles that keep their chew under a heavy sauce.',
          href: '/jjajangmyeon',
          picture: pictures.jjajangmyeon,
        },
        {
          title: 'Spaghetti with Basil Pesto',
          meta: 'Pasta',
          text: 'Durum wheat, and water that becomes part of the sauce.',
          href: '/pasta',
          picture: pictures.pasta,
        },
      ],
    },
    {
      type: 'facts',
      title: 'Protein content',
      text: 'Protein and water make gluten, and gluten makes chew. Low for cake, high for bread.',
      rows: [
        { name: 'Cake and pastry flour', value: '7-9%' },
        { name: 'All-purpose flour', value: '10-12%' },
        { name: 'Bread flour', value: '12-14%' },
      ],
    },
    {
      type: 'prose',
      title: 'The Milling Process',
      paragraphs: [
        'Stone milling grinds the whole kernel at once. Bran and germ stay in, the flour is darker and tastes of grain, and the oil of the germ shortens its life.',
        'Roller milling opens the kernel between steel rollers and sifts the parts away from each other. What is left is the white endosperm: even, fine, and slow to spoil.',
      ],
    },
    {
      type: 'cards',
      title: 'Understanding Different Flours',
      columns: 3,
      cards: [
        { title: 'All-purpose', text: 'The one to own if you own one.', picture: pictures.flourAllPurpose },
        { title: 'Bread', text: 'Strong enough to hold a rise.', picture: pictures.flourBread },
        {
          title: 'Cake and pastry',
          text: 'Soft and fine, for a tender crumb.',
          picture: pictures.flourCakeAndPastry,
        },
        {
          title: 'Whole wheat',
          text: 'All of the kernel, and all of its taste.',
          picture: pictures.flourWholeWheat,
        },
        { title: '00', text: 'Italian for very finely ground.', picture: pictures.flourDoubleZero },
        { title: 'Semolina', text: 'Coarse durum, for pasta with bite.', picture: pictures.flourSemolina },
      ],
    },
    {
      type: 'facts',
      title: 'Flour Tips & Techniques',
      rows: [
        {
          name: 'One cup',
          value: 'About 125-130 g',
          note: 'Spoon it in and level it off. Better still, weigh it.',
        },
        { name: 'Refined flour keeps', value: 'Up to 1 year', note: 'Sealed, cool and dry.' },
        { name: 'Whole grain keeps', value: '3-6 months', note: 'Its oils turn; the freezer slows them.' },
        {
          name: 'New flour',
          value: '48 hours in the freezer',
          note: 'Kills insect eggs that came along from the mill.',
        },
      ],
    },
    {
      type: 'links',
      title: 'Put it to use',
      links: [
        { name: 'Noodles, three ways', href: '/noodles' },
        { name: 'What are Legumes?', href: '/legumes' },
        { name: 'All Recipes', href: '/recipes' },
      ],
    },
  ],
};
