import type { Site } from '@/data/schema/site';

export const site: Site = {
  name: 'Raw to Remarkable',
  tagline: 'Recipes from scratch, and where to eat when you would rather not cook.',
  description:
    'Recipes that start with plain ingredients, maps of where I eat in Toronto, Japan and California, and what I learn on the way.',
  language: 'en-CA',
  city: 'Toronto',
  contactEmail: 'hello@example.com',
  socials: [
    { name: 'YouTube', href: 'https://www.youtube.com/@example', note: 'Full recipes' },
    { name: 'Instagram', href: 'https://www.instagram.com/example', note: 'What I ate' },
    { name: 'TikTok', href: 'https://www.tiktok.com/@example', note: 'Sixty seconds' },
    { name: 'Twitter', href: 'https://twitter.com/example', note: 'Opinions' },
  ],
  sponsor: {
    title: '15% off a carbon-steel wok',
    text: '32 cm across with a flat base: the size this recipe is written for.',
    code: 'REMARK15',
  },
  embeds: {
    tofuVideo: 'example-001',
    porkShort: 'example-002',
    pastaPost: 'https://www.instagram.com/p/example/',
  },
  newsletterEndpoint: null,
};
