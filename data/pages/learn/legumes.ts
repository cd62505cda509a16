import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const legumes: Page = {
  path: '/legumes',
  title: 'Legumes',
  metaTitle: 'Legumes, from Bean to Block',
  description:
    'What legumes are, eight of them to know by sight, and how a bag of dried soybeans becomes a block of tofu in a day.',
  dek: 'Seeds that grow in pods, keep for years in a jar, and become soup, curry or a block of tofu.',
  picture: pictures.legumeSoybeans,
  sections: [
    {
      type: 'prose',
      title: 'What are Legumes?',
      paragraphs: [
        'A legume is a plant of the pea family that carries its seeds in a pod. The dried seeds are called pulses: beans, lentils, chickpeas, split peas. Soybeans and peanuts belong to the family too, though they are grown for oil as much as for dinner.',
        'They are rich in protein and fibre, cheap, and patient. With the help of bacteria in their roots they take nitrogen from the air, so the field is better after them than before.',
      ],
    },
    {
      type: 'cards',
      title: 'Types of Legumes',
      columns: 4,
      cards: [
        { title: 'Soybeans', meta: 'Tofu, soy milk, miso', picture: pictures.legumeSoybeans },
        { title: 'Chickpeas', meta: 'Curry, hummus', picture: pictures.legumeChickpeas },
        { title: 'Black beans', meta: 'Soup, taco bowls', picture: pictures.legumeBlackBeans },
        { title: 'Kidney beans', meta: 'Always boiled, never raw', picture: pictures.legumeKidneyBeans },
        { title: 'Cannellini', meta: 'Salads, soups', picture: pictures.legumeCannellini },
        { title: 'Lentils', meta: 'No soaking', picture: pictures.legumeLentils },
        { title: 'Split peas', meta: 'Cook to a purée', picture: pictures.legumeSplitPeas },
        { title: 'Mung beans', meta: 'Sprouts, pancakes', picture: pictures.legumeMungBeans },
      ],
    },
    {
      type: 'cards',
      title: 'Raw to Remarkable',
      text: 'The same seed at the other end of the pot.',
      columns: 3,
      cards: [
        {
          title: 'Soybeans become tofu',
          meta: 'Tofu from Scratch, 1 block',
          href: '/tofu',
          picture: pictures.tofu,
        },
        {
          title: 'Chickpeas become curry',
          meta: 'Chickpea Curry',
          href: '/recipes/chickpea-curry',
          picture: pictures.chickpeaCurry,
        },
        {
          title: 'Black beans become soup',
          meta: 'Black Bean Soup',
          href: '/recipes/black-bean-soup',
          picture: pictures.blackBeanSoup,
        },
      ],
    },
    {
      type: 'links',
      title: 'Keep reading',
      links: [
        { name: 'View All Recipes', href: '/recipes' },
        { name: 'Tofu from Scratch', href: '/tofu', text: '600 g of soybeans and a day of patience.' },
        {
          name: 'The Art & Science of Flour',
          href: '/flour',
          text: 'The other seed that changes everything.',
        },
      ],
    },
  ],
};
