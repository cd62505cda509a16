import { pictures } from '@/data/pages/pictures';
import type { Page } from '@/data/schema/page';

export const automotive: Page = {
  path: '/automotive',
  title: 'Automotive',
  description:
    'Road trips planned around lunch, and the cars that make them. Coming soon, with food maps of Toronto, Japan and California until then.',
  dek: 'Coming soon: road trips planned around lunch, and the cars that get me there.',
  picture: pictures.california,
  sections: [
    {
      type: 'comingSoon',
      title: 'What it will be',
      text: 'Some of the best meals I know stand beside a road: a farm stand, a fish counter at a harbour, a truck in a car park. This part of the site will be about the driving between them, with the stops marked.',
      subject: 'Automotive',
      buttonText: 'See what is coming',
    },
    {
      type: 'links',
      title: 'Until then',
      links: [
        { name: 'California', href: '/travel/california', text: 'The coast road, region by region.' },
        { name: 'Toronto', href: '/travel/toronto', text: 'Best reached by streetcar.' },
        { name: 'Japan', href: '/travel/japan', text: 'Best reached by train, in fact.' },
      ],
    },
  ],
};
