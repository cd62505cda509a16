import { pictures } from '@/data/pages/pictures';
import type { HomePage } from '@/data/schema/page';

export const home: HomePage = {
  description:
    'Recipes that start with plain ingredients, maps of where I eat in Toronto, Japan and California, and what I learn on the way.',
  hero: {
    words: ['Raw to', 'Remarkable'],
    dek: 'Recipes that start with plain ingredients, maps of where I eat, and what I learn on the way from one to the other.',
    raw: { picture: pictures.dough, caption: 'Flour, water, salt.' },
    remarkable: {
      picture: pictures.jjajangmyeon,
      caption: 'Jjajangmyeon. 75 minutes, serves 4.',
      href: '/jjajangmyeon',
    },
    action: { name: 'Cook the jjajangmyeon', href: '/jjajangmyeon' },
  },
  explore: {
    title: 'Explore My Content',
    more: { name: 'YouTube, Instagram, TikTok, Twitter', href: '/content' },
    lead: {
      title: 'Toronto, one neighbourhood at a time',
      text: 'Six former municipalities, over 250 ethnicities, and what to eat where.',
      href: '/travel/toronto',
      picture: pictures.toronto,
      chips: [
        { name: 'Toronto', href: '/travel/toronto' },
        { name: 'Japan', href: '/travel/japan' },
        { name: 'California', href: '/travel/california' },
      ],
    },
    cards: [
      {
        title: 'Simple Greek Salad',
        meta: '15 min, serves 2 to 4',
        href: '/greek-salad-recipe',
        picture: pictures.greekSalad,
      },
      { title: 'Tofu from Scratch', meta: '10 to 24 hrs, 1 block', href: '/tofu', picture: pictures.tofu },
    ],
    texts: [
      { title: 'The Art & Science of Flour', text: 'What protein does, from cake to bread.', href: '/flour' },
      { title: 'What are Legumes?', text: 'And how a soybean becomes a block of tofu.', href: '/legumes' },
      { title: 'Noodles, three ways', text: 'Asian, Italian and the ones in between.', href: '/noodles' },
      {
        title: 'Meal Prep Ideas',
        text: 'Four Sunday cooks that last until Wednesday.',
        href: '/recipes/meal-prep',
      },
      {
        title: 'St. Lawrence Market',
        text: 'Go on Saturday. Doors open at 5 am.',
        href: '/travel/toronto/st-lawrence-market',
        picture: pictures.stLawrenceMarket,
      },
    ],
  },
  types: { title: 'What are you cooking?', more: { name: 'All Recipes', href: '/recipes' } },
  coaching: {
    title: 'Make food your work.',
    dek: 'Coaching and mentorship for people who cook on camera, or want to start.',
    action: { name: 'See Coaching & Mentorship', href: '/coaching' },
    stats: [
      { number: '7+', label: 'years experience' },
      { number: '100M+', label: 'total views' },
      { number: '100%', label: 'client satisfaction' },
    ],
    offers: [
      {
        title: '1-on-1 Mentorship',
        price: '$199',
        per: 'per session',
        text: 'Sixty minutes on your channel, your plate or your plan. Three months.',
      },
      {
        title: 'Creator Accelerator',
        label: 'MOST POPULAR',
        price: '$2,997',
        per: '8 weeks',
        text: 'Eight weeks of sessions, from first upload to first sponsor, inside six months of mentorship.',
      },
      {
        title: 'Website Development',
        price: 'Quote',
        per: '4 to 6 weeks',
        text: 'A home for your recipes that you own.',
      },
    ],
  },
  connect: {
    title: 'Let’s Connect',
    dek: 'New recipes on video first. The written version, with the mistakes taken out, by e-mail.',
    label: 'E-mail address',
    buttonText: 'Sign up',
  },
};
