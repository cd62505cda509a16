import { sample } from '@/data/schema/sample';
import type { Site } from '@/data/schema/site';

export const site = {
  name: 'Raw to Remarkable',
  tagline: 'Recipes from scratch, and where to eat when you would rather not cook.',
  description:
    'Recipes that start with plain ingredients, maps of where I eat in Toronto, Japan and California, and what I learn on the way.',
  language: 'en-CA',
  city: 'Toronto',
  contactEmail: sample('hello@example.com', 'the address that receives every inquiry'),
  socials: [
    {
      name: 'YouTube',
      href: sample('https://www.youtube.com/@example', 'the address of your channel'),
      note: 'Full recipes',
    },
    {
      name: 'Instagram',
      href: sample('https://www.instagram.com/example', 'the address of your profile'),
      note: 'What I ate',
    },
    {
      name: 'TikTok',
      href: sample('https://www.tiktok.com/@example', 'the address of your profile'),
      note: 'Sixty seconds',
    },
    {
      name: 'Twitter',
      href: sample('https://twitter.com/example', 'the address of your profile'),
      note: 'Opinions',
    },
  ],
  sponsor: sample(
    {
      title: '15% off a carbon-steel wok',
      text: '{#32 cm} across with a flat base: the size this recipe is written for.',
      code: 'REMARK15',
    },
    'what your sponsor offers, and a code that works',
  ),
  embeds: {
    tofuVideo: sample('example-001', 'the id of your film about tofu, the eleven characters after watch?v='),
    porkShort: sample('example-002', 'the id of your short about pork, the eleven characters after /shorts/'),
    pastaPost: sample(
      'https://www.instagram.com/p/example/',
      'the address of your post about the pasta, as Instagram’s “Copy link” gives it',
    ),
  },
  newsletterEndpoint: null,
} satisfies Site;
