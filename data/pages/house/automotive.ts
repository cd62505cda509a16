import { pictures } from '@/data/pages/pictures';
import type { NotifyWords } from '@/lib/content/schema/house/sign-up';
import type { PicturedPart, SoonPlan } from '@/lib/content/schema/house/soon';
import type { Page } from '@/lib/content/schema/page';

export const automotivePlan: SoonPlan & { parts: PicturedPart[] } = {
  id: 'what-it-will-be',
  title: 'What it will be',
  text: 'Some of the best meals I know are sold beside a road. This part of the site will be about the driving between them, with the stops marked.',
  buttonText: 'See what is coming',
  parts: [
    {
      title: 'The farm stand',
      text: 'What to buy while the crates are still warm.',
      picture: pictures.farmStand,
    },
    {
      title: 'The counter at the harbour',
      text: 'Where to eat fish in the car with the window open.',
      picture: pictures.fishMarket,
    },
    {
      title: 'The stall after dark',
      text: 'What is still good when everything else has closed.',
      picture: pictures.nightStall,
    },
  ],
};

export const automotiveNotify: NotifyWords = {
  label: 'E-mail address',
  buttonText: 'Tell me first',
  note: 'I will write to you when the first trip is up.',
  request: {
    list: 'Automotive',
    subject: 'Automotive: tell me when it starts',
    body: 'Please write to me when Automotive starts.',
  },
};

export const automotive: Page = {
  path: '/automotive',
  title: 'Automotive',
  description:
    'Road trips planned around lunch, and the cars that make them. Coming soon, with food maps of Toronto, Japan and California until then.',
  dek: 'Coming soon: road trips planned around lunch, and the cars that get me there.',
  picture: {
    name: 'automotive',
    alt: 'A model of a loaded station wagon beside a road through hills, with a picnic blanket and crates of fruit in front',
    focus: [52, 58],
  },
  parts: [{ id: automotivePlan.id, title: automotivePlan.title }],
  sections: [
    {
      type: 'links',
      title: 'Until then',
      links: [
        { name: 'California', href: '/travel/california', text: 'The coast road, region by region.' },
        { name: 'Toronto', href: '/travel/toronto', text: 'Best crossed by streetcar.' },
        { name: 'Japan', href: '/travel/japan', text: 'Best crossed by train, in fact.' },
      ],
    },
  ],
};
